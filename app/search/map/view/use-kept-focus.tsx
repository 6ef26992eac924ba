import { type RefObject, useLayoutEffect, useRef } from "react";

/** A link of the map may be gone once it has been followed; the focus then stays with the map. */
export function useKeptFocus(box: RefObject<HTMLElement | null>, place: string): () => void {
  const isFollowed = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isFollowed.current && (activeElement === null || activeElement === body))
      box.current?.focus({ preventScroll: true });
    isFollowed.current = false;
  }, [box, place]);
  return () => {
    isFollowed.current = true;
  };
}
