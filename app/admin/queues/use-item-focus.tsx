import { useEffect, useRef } from "react";

/** Whoever moves on hears and sees the next item; whoever moves within the list stays there. */
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
