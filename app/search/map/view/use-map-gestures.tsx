import { type KeyboardEvent, type RefObject, useEffect, useState } from "react";
import type { MapView } from "#app/search/map/map-data.ts";
import { panView, type Spot, zoomView } from "./move-view.ts";
import type { MapMover } from "./use-map-view.tsx";
import { followDrag } from "./follow-drag.ts";
import { followPinch } from "./follow-pinch.ts";

/** A gesture that scrolls the page instead of moving the map. */
export type GestureHint = "wheel" | "touch";

const panStep = 0.2;
export const zoomStep = 1.8;
/** Pixels of a line, where a wheel counts lines. */
const lineHeight = 16;

/**
 * The page keeps scrolling over the map: a wheel zooms with Ctrl, or once the map has the focus; on a touch screen two fingers
 * move it. Other gestures show a hint once.
 */
export function useMapGestures(box: RefObject<HTMLElement | null>, mover: MapMover) {
  const [hint, setHint] = useState<GestureHint | null>(null);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const told = new Set<GestureHint>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (kind: GestureHint) => {
      if (told.has(kind)) return;
      told.add(kind);
      setHint(kind);
      timer = setTimeout(() => setHint(null), 1_800);
    };
    const onWheel = (event: WheelEvent) => {
      const isMeant =
        event.ctrlKey || event.metaKey || element.contains(element.ownerDocument.activeElement);
      if (!isMeant) return tell("wheel");
      const pixels = event.deltaY * (event.deltaMode === event.DOM_DELTA_LINE ? lineHeight : 1);
      const before = mover.goal();
      const next = zoomView(before, wheelFactor(pixels), spotOf(element, event));
      // At either end the page scrolls on, unless the browser would zoom it.
      if (next.width === before.width && !event.ctrlKey) return;
      event.preventDefault();
      if (next.width !== before.width) mover.jump(next);
    };
    const onDoubleClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest("a, button")) return;
      const factor = event.shiftKey ? 1 / zoomStep : zoomStep;
      mover.glide(zoomView(mover.goal(), factor, spotOf(element, event)));
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    element.addEventListener("dblclick", onDoubleClick);
    const stopDrag = followDrag(element, mover);
    const stopPinch = followPinch(element, mover, () => tell("touch"));
    return () => {
      clearTimeout(timer);
      element.removeEventListener("wheel", onWheel);
      element.removeEventListener("dblclick", onDoubleClick);
      stopDrag();
      stopPinch();
    };
  }, [box, mover]);

  return {
    hint,
    onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const move = keys[event.key];
      if (!move) return;
      event.preventDefault();
      mover.glide(move(mover.goal()));
    },
  };
}

const keys: Readonly<Record<string, ((view: MapView) => MapView) | undefined>> = {
  ArrowLeft: (view) => panView(view, -panStep, 0),
  ArrowRight: (view) => panView(view, panStep, 0),
  ArrowUp: (view) => panView(view, 0, -panStep),
  ArrowDown: (view) => panView(view, 0, panStep),
  "+": (view) => zoomView(view, zoomStep),
  "=": (view) => zoomView(view, zoomStep),
  "-": (view) => zoomView(view, 1 / zoomStep),
};

/** A pinch on a trackpad arrives as many small turns of a wheel; a mouse turns by a hundred pixels. */
const wheelFactor = (pixels: number): number =>
  Math.exp(-Math.max(-100, Math.min(100, pixels)) * (Math.abs(pixels) < 40 ? 0.01 : 0.004));

export function spotOf(
  element: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}
