type DialogCommand = "show-modal" | "close";

/** Attributes for a button that opens or closes a dialog. Browsers act on them without any script. */
export function dialogCommand(dialogId: string, command: DialogCommand): Record<string, string> {
  return { type: "button", commandfor: dialogId, command };
}

/** The same for browsers that have dialogs and not yet the attributes. Returns the way to undo it. */
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
