import { buttonClass } from "#app/ui/actions/button-style.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { useEffect, useSyncExternalStore } from "react";
import {
  closeToast,
  currentToasts,
  holdToasts,
  noToasts,
  subscribeToasts,
  type Toast,
} from "./toast-store.ts";

/** Always in the page, so that screen readers observe it before the first message arrives. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, noToasts);
  // A card that is closed under the pointer fires no leave event.
  useEffect(() => {
    if (toasts.length === 0) holdToasts(false);
  }, [toasts]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only keeps what is read.
    <div
      role="status"
      aria-live="polite"
      onPointerEnter={() => holdToasts(true)}
      onPointerLeave={() => holdToasts(false)}
      onFocus={() => holdToasts(true)}
      onBlur={() => holdToasts(false)}
      className="no-print pointer-events-none fixed inset-x-4 bottom-[calc(1rem+var(--tray-room))] z-40 flex flex-col items-center gap-2 sm:items-end"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={() => closeToast(toast.id)} />
      ))}
    </div>
  );
}

const edges: Record<Toast["tone"], string> = {
  info: "bg-accent",
  success: "bg-success",
  danger: "bg-danger",
};

export function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { action } = toast;
  return (
    <div className="pointer-events-auto flex w-full max-w-sm items-center gap-3 rounded-control border border-line bg-surface py-2 ps-4 pe-2 text-sm font-medium shadow-float transition-[opacity,translate] duration-180 ease-out starting:translate-y-2 starting:opacity-0">
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${edges[toast.tone]}`} />
      <p className="grow">{toast.text}</p>
      {action && (
        <button
          type="button"
          onClick={() => {
            onClose();
            action.onPress();
          }}
          className={buttonClass("quiet", "sm")}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Close message"
        onClick={onClose}
        className="grid size-8 shrink-0 place-items-center rounded-control text-ink-3 hover:bg-sunken hover:text-ink"
      >
        <Icon name="x" className="size-4" />
      </button>
    </div>
  );
}
