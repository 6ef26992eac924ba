import { useEffect, useEffectEvent } from "react";
import {
  type FocusPlace,
  type QueueKeyAction,
  queueKeyActionOf,
} from "#app/admin/queues/screen/queue-keys.ts";
import { areKeysOn } from "#app/messages/leads/inbox-keys.ts";

/** Runs shortcuts, except while typing, in dialogs, or when they are switched off. */
export function useQueueKeys(run: (action: QueueKeyAction) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (submitOrClose(event)) {
      event.preventDefault();
      return;
    }
    const action = queueKeyActionOf(event, placeOf(event.target));
    if (!action || event.defaultPrevented || document.querySelector("dialog[open]")) return;
    if (action !== "show-keys" && !areKeysOn()) return;
    // A held key would decide item after item.
    if (event.repeat && (action === "approve" || action === "reject")) return;
    event.preventDefault();
    run(action);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

/** Within a decision form, Ctrl Enter submits and Escape closes it. */
function submitOrClose({ key, ctrlKey, metaKey, target, isComposing }: KeyboardEvent): boolean {
  const form =
    target instanceof HTMLElement ? target.closest<HTMLFormElement>("form[data-decision]") : null;
  if (!form || isComposing) return false;
  if (key === "Enter" && (ctrlKey || metaKey)) {
    form.requestSubmit();
    return true;
  }
  const details = form.querySelector("details");
  if (key !== "Escape" || !details?.open) return false;
  details.open = false;
  document.getElementById("item-title")?.focus();
  return true;
}

function placeOf(target: EventTarget | null): FocusPlace {
  if (!(target instanceof HTMLElement)) return "elsewhere";
  if (target.closest("[data-queue-list]")) return "list";
  const types = target.matches("textarea, select, [contenteditable], input:not([type=checkbox])");
  return types ? "typing" : "elsewhere";
}
