import { type ComponentProps, useState } from "react";
import { trapFocus } from "./trap-focus.ts";

/**
 * A sheet that a button with `popoverTarget` opens, without scripts too. A popover by itself lets the focus wander off into the
 * page that it covers; with scripts this one is a dialog while it is open. Its first and its last control are always in sight.
 */
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
        // React lets what unfolds inside it be heard here as well.
        if (target !== sheet) return;
        setOpen(newState === "open");
        if (newState === "open") sheet.focus();
      }}
      onKeyDown={isOpen ? trapFocus : undefined}
      // Where a script moves the focus away, as after a change of address.
      onBlur={({ target, relatedTarget, currentTarget: sheet }) => {
        if (relatedTarget && !sheet.contains(relatedTarget) && sheet.matches(":popover-open"))
          target.focus();
      }}
    />
  );
}
