import type { Circle } from "./cluster-cells.ts";
import { type MapView } from "#app/search/map/map-data.ts";
import { viewRatio } from "#app/search/map/view/move-view.ts";

/** From this width on, in units of the drawing, a circle is no single place any more. */
const widestView = 900;

/** In percent of a view that is about 640 pixels wide; names are shown on such maps. */
const letterWidth = 1.15;
const lineHeight = 2.8;
const smallest = 2.6;
const largest = 4;
const maxLength = 18;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A name below a circle, in percent of the view. */
export interface CircleName {
  x: number;
  y: number;
  name: string;
}

/** The city below each circle that has room for it, largest first. There are no other names on the map to go by. */
export function nameCircles(circles: readonly Circle[], view: MapView): CircleName[] {
  if (view.width > widestView) return [];
  const placed = circles.map((circle) => {
    const x = ((circle.x - view.left) / view.width) * 100;
    const y = ((circle.y - view.top) / view.height) * 100;
    const radius = smallest + (largest - smallest) * circle.size;
    return { x, y: y / viewRatio, radius, name: circle.place?.split(",")[0] ?? "" };
  });
  const taken: Box[] = placed.map(({ x, y, radius }) => around(x, y, radius, radius));
  const shown = new Set<string>();
  return placed.flatMap(({ x, y, radius, name }) => {
    if (name === "" || name.length > maxLength || shown.has(name)) return [];
    const below = y + radius + lineHeight / 2;
    const box = around(x, below, (name.length * letterWidth) / 2, lineHeight / 2);
    if (box.left < 0 || box.right > 100 || taken.some((other) => overlaps(box, other))) return [];
    taken.push(box);
    shown.add(name);
    return [{ x, y: below * viewRatio, name }];
  });
}

const around = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width,
  right: x + width,
  top: y - height,
  bottom: y + height,
});

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
