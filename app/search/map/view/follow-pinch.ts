import type { MapView } from "#app/search/map/map-data.ts";
import { panView, type Spot, zoomView } from "./move-view.ts";
import type { MapMover } from "./use-map-view.tsx";

/** Pixels of a movement that is clearly not a scroll. */
const sidewaysPixels = 24;

/**
 * Two fingers zoom and move the map; one finger scrolls the page. `onOneFinger` is called when one finger tries to move it
 * sideways. Returns a function that stops it.
 */
export function followPinch(
  element: HTMLElement,
  mover: MapMover,
  onOneFinger: () => void,
): () => void {
  let pinch: { view: MapView; middle: Spot; distance: number } | null = null;
  let finger: { x: number; y: number } | null = null;

  const measure = ({ touches }: TouchEvent) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [a, b] = [touches[0]!, touches[1]!];
    return {
      middle: {
        x: ((a.clientX + b.clientX) / 2 - left) / width,
        y: ((a.clientY + b.clientY) / 2 - top) / height,
      },
      distance: Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)),
    };
  };
  const onTouch = (event: TouchEvent) => {
    const [first] = event.touches;
    pinch = event.touches.length === 2 ? { view: mover.goal(), ...measure(event) } : null;
    finger = event.touches.length === 1 && first ? { x: first.clientX, y: first.clientY } : null;
  };
  const onMove = (event: TouchEvent) => {
    const [first] = event.touches;
    if (finger && first) {
      const right = Math.abs(first.clientX - finger.x);
      if (right > sidewaysPixels && right > 2 * Math.abs(first.clientY - finger.y)) onOneFinger();
    }
    if (!pinch || event.touches.length !== 2) return;
    if (event.cancelable) event.preventDefault();
    const { middle, distance } = measure(event);
    const zoomed = zoomView(pinch.view, distance / pinch.distance, pinch.middle);
    mover.jump(panView(zoomed, pinch.middle.x - middle.x, pinch.middle.y - middle.y));
  };
  element.addEventListener("touchstart", onTouch, { passive: true });
  element.addEventListener("touchend", onTouch, { passive: true });
  element.addEventListener("touchcancel", onTouch, { passive: true });
  element.addEventListener("touchmove", onMove, { passive: false });
  return () => {
    element.removeEventListener("touchstart", onTouch);
    element.removeEventListener("touchend", onTouch);
    element.removeEventListener("touchcancel", onTouch);
    element.removeEventListener("touchmove", onMove);
  };
}
