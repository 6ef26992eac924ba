import { useEffect } from "react";
import { isRouteErrorResponse, useRevalidator } from "react-router";
import { closeToast, showToast } from "#app/ui/feedback/toast-store.ts";

let shown: { results: unknown; retry: () => void } | null = null;
let toast: number | null = null;

/** On a temporary loading error the earlier results stay, with a message that offers a retry. */
export async function loadOrKeep<Results>(
  load: () => Promise<Results>,
  signal: AbortSignal,
): Promise<Results> {
  try {
    const results = await load();
    dismiss();
    return results;
  } catch (error) {
    if (!shown || signal.aborted || !isTemporary(error)) throw error;
    dismiss();
    toast = showToast({
      tone: "danger",
      text: navigator.onLine
        ? "Failed to load businesses. You still see the earlier results."
        : "You are offline. You still see the earlier results.",
      action: { label: "Try Again", onPress: () => shown?.retry() },
    });
    return shown.results as Results;
  }
}

/** Retries when the browser is back online. */
export function useEarlierResults(results: unknown): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    shown = { results, retry: () => void revalidate() };
  }, [results, revalidate]);
  useEffect(() => {
    const retry = () => {
      if (toast !== null) shown?.retry();
    };
    addEventListener("online", retry);
    return () => {
      removeEventListener("online", retry);
      shown = null;
      dismiss();
    };
  }, []);
}

function dismiss(): void {
  if (toast !== null) closeToast(toast);
  toast = null;
}

function isTemporary(error: unknown): boolean {
  if (error instanceof Response) return false;
  return !isRouteErrorResponse(error) || error.status >= 500 || error.status === 429;
}
