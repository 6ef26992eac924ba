import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

/** How often the list is loaded anew: what another administrator decides meanwhile disappears. */
const refreshMs = 20_000;

export function useQueueRefresh(): void {
  const { revalidate, state } = useRevalidator();
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === "visible" && state === "idle") void revalidate();
  });
  useEffect(() => {
    const again = () => refresh();
    const timer = setInterval(again, refreshMs);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }, []);
}
