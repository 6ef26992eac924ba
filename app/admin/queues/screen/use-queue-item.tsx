import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import type { QueueRefusal } from "#app/admin/queues/decide-queue-item.server.ts";
import type { LoadedQueue } from "#app/admin/queues/load-queue.server.ts";
import { showToast } from "#app/ui/feedback/toast-store.ts";

const refreshMs = 20_000;

/** Keeps the list current: items that another administrator decides disappear. */
export function useQueueRefresh(): void {
  const { revalidate, state } = useRevalidator();
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === "visible" && state === "idle") void revalidate();
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

/** Puts the first item into the address, so that a refresh of the list never swaps the item on screen. */
export function useFirstInAddress(inAddress: string | null, id: string | null): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    if (inAddress !== null || id === null) return;
    const params = new URLSearchParams(search);
    params.set("item", id);
    void navigate(`?${params.toString()}`, { replace: true, preventScrollReset: true });
  }, [inAddress, id, search, navigate]);
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
    if (refusal) showToast({ tone: "danger", text: refusal.message });
  }, [refusal]);
}
