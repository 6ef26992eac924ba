import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigate, useRevalidator } from "react-router";
import {
  type FocusPlace,
  type QueueKeyAction,
  queueKeyActionOf,
} from "#app/admin/queues/screen/queue-keys.ts";
import type { QueueRefusal } from "#app/admin/queues/source/decide-queue-item.server.ts";
import type { LoadedQueue } from "#app/admin/queues/source/load-queue.server.ts";
import { areKeysOn } from "#app/messages/leads/inbox-keys.ts";
import { showToast } from "#app/ui/feedback/toast-store.ts";

const refreshMs = 20_000;

/**
 * Keeps the list current: items that another administrator decides disappear. The address then names the item on
 * screen, so that it stays. An open dialog, which a navigation would close, comes first.
 */
export function useQueueRefresh(itemHref: string | null): void {
  const { revalidate, state } = useRevalidator();
  const navigate = useNavigate();
  const refresh = useEffectEvent(() => {
    if (document.visibilityState !== "visible" || state !== "idle") return;
    if (document.querySelector("dialog:modal")) return;
    if (itemHref) void navigate(itemHref, { replace: true, preventScrollReset: true });
    else void revalidate();
  });
  useEffect(() => {
    const onTick = () => refresh();
    const timer = setInterval(onTick, refreshMs);
    document.addEventListener("visibilitychange", onTick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onTick);
    };
  }, []);
}

/** Focuses the heading of the next item, or its line for people who move within the list. */
export function useItemFocus(id: string | null): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (id === null) return;
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const isInList = document.activeElement?.closest("[data-queue-list]");
    const target = isInList
      ? document.querySelector<HTMLElement>("[data-queue-list] [aria-current]")
      : document.getElementById("item-title");
    target?.focus();
  }, [id]);
}

export function useNotice(
  notice: LoadedQueue["notice"],
  refusal: QueueRefusal | undefined,
  onUndo: (id: string) => void,
): void {
  const undo = useEffectEvent(onUndo);
  const { id, tone, text, canUndo } = notice ?? {};
  useEffect(() => {
    if (!id || !tone || !text) return;
    const action = { label: "Undo", onPress: () => undo(id) };
    showToast({ tone, text, ...(canUndo && { action }) });
  }, [id, tone, text, canUndo]);
  useEffect(() => {
    if (!refusal) return;
    // Said beside the field. A toast would cover the form on a phone.
    const isBesideField = Object.keys(refusal.errors).length > 0;
    if (isBesideField)
      document.querySelector<HTMLElement>("form[data-decision] [aria-invalid]")?.focus();
    else showToast({ tone: "danger", text: refusal.message });
  }, [refusal]);
}

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
