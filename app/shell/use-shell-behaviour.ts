import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { polyfillDialogCommands } from "#app/ui/dialog-command.ts";
import { layOutBelowFold } from "#app/ui/lay-out-below-fold.ts";

/** What a full page load does by itself and a client-side navigation does not. */
export function useShellBehaviour(): void {
  const { pathname, key } = useLocation();
  const lastPath = useRef(pathname);
  const lastKey = useRef(key);

  useEffect(() => polyfillDialogCommands(document), []);
  useEffect(() => layOutBelowFold(document), []);

  useEffect(() => {
    // What stays changes the page behind it, and is closed by hand.
    for (const open of document.querySelectorAll<HTMLElement>(
      "[popover]:popover-open:not([data-stays])",
    ))
      open.hidePopover();
    for (const open of document.querySelectorAll<HTMLDialogElement>("dialog:modal")) open.close();
    if (lastKey.current !== key) document.documentElement.removeAttribute("data-fresh");
    lastKey.current = key;
    // Where a screen reader continues: at the new page, not in the menu that led to it. Whoever ticks one box goes on to the next.
    if (lastPath.current !== pathname && !document.activeElement?.closest("[data-stays]"))
      document.getElementById("main")?.focus({ preventScroll: true });
    lastPath.current = pathname;
  }, [pathname, key]);
}
