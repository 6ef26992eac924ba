import { type ComponentProps, useState } from "react";
import { trapFocus } from "./trap-focus.ts";

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
