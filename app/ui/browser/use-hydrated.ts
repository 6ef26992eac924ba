import { useSyncExternalStore } from "react";

let isHydrated = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Call it when input from before hydration has been handled. */
export function finishHydration(): void {
  isHydrated = true;
  for (const listener of listeners) listener();
}

/** False on the server and until hydration is over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isHydrated,
    () => false,
  );
