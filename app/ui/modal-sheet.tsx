import { type ComponentProps, useState } from "react";

/**
 * A sheet that a button with `popoverTarget` opens, without scripts too. A popover by itself lets the focus wander off into the
 * page that it covers; with scripts this one is a dialog while it is open, and goes on telling readers what changes behind it.
 */
export function ModalSheet({ role, className = "", ...rest }: ComponentProps<"div">) {
  const [isOpen, setOpen] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a dialog while it is open, and the handlers wait for that.
    <div
      {...rest}
      popover="auto"
      // A press beside its controls stays inside as well.
      tabIndex={-1}
      role={isOpen ? "dialog" : role}
      aria-modal={isOpen || undefined}
      className={`sheet ${className}`}
      onToggle={({ currentTarget: sheet, newState }) => {
        setOpen(newState === "open");
        if (newState === "open") stopsIn(sheet)[0]?.focus();
      }}
      onKeyDown={(event) => {
        const { key, shiftKey, target, currentTarget: sheet } = event;
        if (key !== "Tab" || !isShown(sheet)) return;
        const stops = stopsIn(sheet);
        const [first, last] = [stops[0], stops.at(-1)];
        if (target !== (shiftKey ? first : last)) return;
        event.preventDefault();
        (shiftKey ? last : first)?.focus();
      }}
      onBlur={({ target, relatedTarget, currentTarget: sheet }) => {
        if (isShown(sheet) && relatedTarget && !sheet.contains(relatedTarget)) target.focus();
      }}
    />
  );
}

const isShown = (sheet: Element) => sheet.matches(":popover-open");

const stopsIn = (sheet: Element) =>
  [...sheet.querySelectorAll<HTMLElement>("a, button, input, select, summary, textarea")].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility() && !stop.matches(":disabled"),
  );
