import { useEffect } from "react";
import { useRevalidator } from "react-router";

export function usePolling({ firstMs, slowestMs }: { firstMs: number; slowestMs: number }): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let wait = firstMs;
    let timer: ReturnType<typeof setTimeout>;
    let isGone = false;
    const look = () => {
      void revalidate().finally(() => {
        wait = Math.min(wait * 1.5, slowestMs);
        if (!isGone) timer = setTimeout(look, wait);
      });
    };
    timer = setTimeout(look, wait);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [revalidate, firstMs, slowestMs]);
}
