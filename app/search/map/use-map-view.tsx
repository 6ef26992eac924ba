import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { type Area, formatArea } from "#app/search/area.ts";
import type { MapData } from "./load-map.server.ts";
import type { MapView } from "./map-data.ts";
import { blendViews, isSameView, viewRatio, withRatio } from "./view.ts";

export interface MapMover {
  goal(): MapView;
  jump(view: MapView): void;
  glide(view: MapView): void;
}

const glideMs = 180;

export function useMapView({ view: fitted, place, area }: MapData) {
  const [ratio, setRatio] = useState(viewRatio);
  const target = useMemo(
    () => (ratio === viewRatio ? fitted : withRatio(fitted, ratio)),
    [fitted, ratio],
  );
  const [view, setView] = useState(target);
  const [hasMoved, setMoved] = useState(false);
  const glider = useGlider(target, setView);
  const shown = useRef({ place, target, ratio });
  /** The area of "search this area": the map is already there. */
  const own = useRef<string | null>(null);

  // A layout effect, so that new circles are never shown at the old zoom.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { place, target, ratio };
    const isOwn = area !== null && formatArea(area) === own.current;
    if (!isOwn) own.current = null;
    const isShown = hasMoved || isOwn || isSameView(before.target, target);
    if (before.place === place && (isShown || before.ratio !== ratio)) return;
    setMoved(false);
    if (!isOwn) glider.glide(target);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only new data moves the map by itself.
  }, [place, target]);

  const mover = useMemo((): MapMover => {
    const moving = (move: (next: MapView) => void) => (next: MapView) => {
      setMoved(true);
      move(next);
    };
    return { goal: glider.goal, jump: moving(glider.jump), glide: moving(glider.glide) };
  }, [glider]);
  const searchHere = useCallback((visible: Area) => {
    own.current = formatArea(visible);
  }, []);
  const reshape = useCallback(
    (next: number) => {
      setRatio(next);
      glider.jump(withRatio(glider.goal(), next));
    },
    [glider],
  );
  return { view, target, hasMoved, mover, searchHere, reshape };
}

function useGlider(target: MapView, setView: (view: MapView) => void): MapMover {
  const goal = useRef(target);
  const visible = useRef(target);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return useMemo(() => {
    const show = (next: MapView) => {
      visible.current = next;
      setView(next);
    };
    const jump = (next: MapView) => {
      cancelAnimationFrame(frame.current);
      goal.current = next;
      show(next);
    };
    const glide = (next: MapView) => {
      if (matchMedia("(prefers-reduced-motion: reduce)").matches) return jump(next);
      cancelAnimationFrame(frame.current);
      goal.current = next;
      const from = visible.current;
      const started = performance.now();
      const step = (now: number) => {
        const part = Math.min(1, Math.max(0, (now - started) / glideMs));
        show(blendViews(from, next, 1 - (1 - part) ** 3));
        if (part < 1) frame.current = requestAnimationFrame(step);
      };
      frame.current = requestAnimationFrame(step);
    };
    return { goal: () => goal.current, jump, glide };
  }, [setView]);
}
