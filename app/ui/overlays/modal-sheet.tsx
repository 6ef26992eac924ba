import { type ComponentProps, useState, type KeyboardEvent } from "react";

/** A popover lets the focus leave it; with JavaScript this one is modal. Its first and last controls must be visible. */
export function ModalSheet({ role = "dialog", className = "", ...rest }: ComponentProps<"div">) {
  const [isOpen, setOpen] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a dialog while it is open, and the handlers wait for that.
    <div
      {...rest}
      popover="auto"
      tabIndex={-1}
      role={isOpen ? "dialog" : role}
      aria-modal={isOpen || undefined}
      className={`sheet outline-none ${className}`}
      onToggle={({ target, currentTarget: sheet, newState }) => {
        // In React, toggle events of nested elements bubble up to here.
        if (target !== sheet) return;
        setOpen(newState === "open");
        if (newState === "open") sheet.focus();
      }}
      onKeyDown={isOpen ? trapFocus : undefined}
      // Keeps the focus when a script moves it away, as after a navigation.
      onBlur={({ target, relatedTarget, currentTarget: sheet }) => {
        if (relatedTarget && !sheet.contains(relatedTarget) && sheet.matches(":popover-open"))
          target.focus();
      }}
    />
  );
}

/** Tab cycles through the controls and never reaches the page behind. */
export function trapFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Tab") return;
  const { currentTarget: over, target } = event;
  const stops = [...over.querySelectorAll<HTMLElement>("a, button, input:not([type=hidden])")];
  if (event.shiftKey) stops.reverse();
  const isOutside = !stops.includes(target as HTMLElement);
  // From a focused headline the browser moves forward by itself, but not backward.
  if (target !== stops.at(-1) && !(isOutside && event.shiftKey)) return;
  event.preventDefault();
  stops[0]?.focus();
}
