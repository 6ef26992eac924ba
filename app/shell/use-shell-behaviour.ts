import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { polyfillDialogCommands } from "#app/ui/overlays/dialog-command.ts";
import { layOutBelowFold } from "#app/ui/browser/lay-out-below-fold.ts";

/** What a full page load does and a client-side navigation does not. */
export function useShellBehaviour(): void {
  const { pathname, key } = useLocation();
  const lastPath = useRef(pathname);
  const lastKey = useRef(key);

  useEffect(() => polyfillDialogCommands(document), []);
  useEffect(() => layOutBelowFold(document), []);

  useEffect(() => {
    // Elements with data-stays are closed by the visitor.
    for (const open of document.querySelectorAll<HTMLElement>(
      "[popover]:popover-open:not([data-stays])",
    ))
      open.hidePopover();
    for (const open of document.querySelectorAll<HTMLDialogElement>("dialog:modal")) open.close();
    if (lastKey.current !== key) document.documentElement.removeAttribute("data-fresh");
    lastKey.current = key;
    // Screen readers continue at the new page; filters keep the focus for the next check box.
    if (lastPath.current !== pathname && !document.activeElement?.closest("[data-stays]"))
      document.getElementById("main")?.focus({ preventScroll: true });
    lastPath.current = pathname;
  }, [pathname, key]);
}
