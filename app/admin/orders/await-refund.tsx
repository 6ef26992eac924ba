import { useEffect } from "react";
import { useRevalidator } from "react-router";

const firstLookMs = 1_500;
const slowestLookMs = 30_000;

/** Looks again by itself until the provider has confirmed the refund, less and less often. */
export function AwaitRefund() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let wait = firstLookMs;
    let timer: ReturnType<typeof setTimeout>;
    let isGone = false;
    const look = () => {
      void revalidate().finally(() => {
        wait = Math.min(wait * 1.5, slowestLookMs);
        if (!isGone) timer = setTimeout(look, wait);
      });
    };
    timer = setTimeout(look, wait);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [revalidate]);
  return null;
}
