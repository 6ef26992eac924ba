import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** False on the server and in the first paint, true once scripts run: for what would be wrong without them. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
