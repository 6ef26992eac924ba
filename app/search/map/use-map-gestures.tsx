import { type KeyboardEvent, type RefObject, useEffect, useState } from "react";
import type { MapView } from "./map-data.ts";
import { panView, type Spot, zoomView } from "./view.ts";
import type { MapMover } from "./use-map-view.tsx";

export type GestureHint = "wheel" | "touch";

const panStep = 0.2;
export const zoomStep = 1.8;
const lineHeight = 16;

/** The page keeps scrolling over the map: a wheel zooms with Ctrl or focus, two fingers move it. Other gestures show a hint once. */
export function useMapGestures(box: RefObject<HTMLElement | null>, mover: MapMover) {
  const [hint, setHint] = useState<GestureHint | null>(null);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const shownHints = new Set<GestureHint>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (kind: GestureHint) => {
      if (shownHints.has(kind)) return;
      shownHints.add(kind);
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
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener("wheel", onWheel, { passive: false, signal });
    element.addEventListener("dblclick", onDoubleClick, { signal });
    followDrag(element, mover, signal);
    followPinch(element, mover, signal, () => tell("touch"));
    return () => {
      clearTimeout(timer);
      listening.abort();
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

/** A trackpad pinch arrives as many small wheel events; a mouse wheel moves by a hundred pixels. */
const wheelFactor = (pixels: number): number =>
  Math.exp(-Math.max(-100, Math.min(100, pixels)) * (Math.abs(pixels) < 40 ? 0.01 : 0.004));

function spotOf(
  element: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

const clickPixels = 4;

const isFullScreen = (element: HTMLElement): boolean => element.dataset["full"] !== undefined;

/** With a mouse or a pen; fingers scroll the page, unless the map fills it. */
function followDrag(element: HTMLElement, mover: MapMover, stop: AbortSignal): void {
  let drag = new AbortController();
  const onDown = (down: PointerEvent) => {
    // A second finger begins a pinch.
    drag.abort();
    const isControl = down.target instanceof Element && down.target.closest("button");
    const scrolls = down.pointerType === "touch" && !(down.isPrimary && isFullScreen(element));
    if (scrolls || down.button !== 0 || isControl) return;
    const start = mover.goal();
    const { width, height } = element.getBoundingClientRect();
    let isDragging = false;
    drag = new AbortController();
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
  element.addEventListener("pointerdown", onDown, { signal: stop });
  element.addEventListener("dragstart", onDragStart, { signal: stop });
}

/** Releasing a drag above a link does not follow it. The click comes immediately, or never. */
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

const sidewaysPixels = 24;

/** Two fingers move the map. `onOneFinger` is called when one finger tries to move it sideways. */
function followPinch(
  element: HTMLElement,
  mover: MapMover,
  signal: AbortSignal,
  onOneFinger: () => void,
): void {
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
      const isSideways = right > sidewaysPixels && right > 2 * Math.abs(first.clientY - finger.y);
      if (isSideways && !isFullScreen(element)) onOneFinger();
    }
    if (!pinch || event.touches.length !== 2) return;
    if (event.cancelable) event.preventDefault();
    const { middle, distance } = measure(event);
    const zoomed = zoomView(pinch.view, distance / pinch.distance, pinch.middle);
    mover.jump(panView(zoomed, pinch.middle.x - middle.x, pinch.middle.y - middle.y));
  };
  for (const name of ["touchstart", "touchend", "touchcancel"] as const)
    element.addEventListener(name, onTouch, { passive: true, signal });
  element.addEventListener("touchmove", onMove, { passive: false, signal });
}
