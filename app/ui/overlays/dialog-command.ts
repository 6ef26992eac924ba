type DialogCommand = "show-modal" | "close";

/** Attributes of a button that opens or closes a dialog without JavaScript. */
export function dialogCommand(dialogId: string, command: DialogCommand): Record<string, string> {
  return { type: "button", commandfor: dialogId, command };
}

/** Polyfill for browsers without the `command` attribute. Returns a cleanup function. */
export function polyfillDialogCommands(document: Document): (() => void) | undefined {
  if ("commandForElement" in HTMLButtonElement.prototype) return undefined;
  const onClick = (event: MouseEvent) => {
    const button =
      event.target instanceof Element ? event.target.closest("button[commandfor]") : null;
    const dialog = button && document.getElementById(button.getAttribute("commandfor") ?? "");
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute("command") === "show-modal") dialog.showModal();
    else dialog.close();
  };
  document.addEventListener("click", onClick);
  return () => document.removeEventListener("click", onClick);
}
