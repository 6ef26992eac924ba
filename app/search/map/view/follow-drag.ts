import { panView } from "./move-view.ts";
import type { MapMover } from "./use-map-view.tsx";

/** A smaller movement is a click. */
const clickPixels = 4;

/** Moves the map with a mouse or a pen. Fingers scroll the page; see `followPinch`. Returns a function that stops it. */
export function followDrag(element: HTMLElement, mover: MapMover): () => void {
  const onDown = (down: PointerEvent) => {
    const isControl = down.target instanceof Element && down.target.closest("button");
    if (down.pointerType === "touch" || down.button !== 0 || isControl) return;
    const start = mover.goal();
    const { width, height } = element.getBoundingClientRect();
    let isDragging = false;
    const drag = new AbortController();
    const onMove = (move: PointerEvent) => {
      const [right, below] = [move.clientX - down.clientX, move.clientY - down.clientY];
      if (!isDragging && Math.hypot(right, below) < clickPixels) return;
      isDragging = true;
      element.dataset["dragging"] = "";
      mover.jump(panView(start, -right / width, -below / height));
    };
    const onEnd = () => {
      drag.abort();
      delete element.dataset["dragging"];
      if (isDragging) ignoreNextClick(element);
    };
    const { signal } = drag;
    window.addEventListener("pointermove", onMove, { signal });
    window.addEventListener("pointerup", onEnd, { signal });
    window.addEventListener("pointercancel", onEnd, { signal });
  };
  // Otherwise the browser would drag the link below the pointer.
  const onDragStart = (event: Event) => event.preventDefault();
  element.addEventListener("pointerdown", onDown);
  element.addEventListener("dragstart", onDragStart);
  return () => {
    element.removeEventListener("pointerdown", onDown);
    element.removeEventListener("dragstart", onDragStart);
  };
}

/** Releasing a drag above a link does not follow it. The click comes at once, or never. */
function ignoreNextClick(element: HTMLElement): void {
  const once = new AbortController();
  element.addEventListener(
    "click",
    (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal: once.signal },
  );
  setTimeout(() => once.abort());
}
