import { type Area, snapArea } from "#app/search/area.ts";
import type { MapView } from "./map-data.ts";
import { projectPoint, unprojectPoint } from "./grid.ts";

/** Aspect ratio of a view in the page; in full screen it is that of the screen. */
export const viewRatio = 5 / 4;
/** Eight cells of the grid: nothing more to see beyond that. */
const leastWidth = 80;
/** The three countries, which limit panning. */
const world: Box = { left: 300, top: 2500, right: 5300, bottom: 6800 };
const mostWidth = world.right - world.left;
const margin = 0.06;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Spot {
  x: number;
  y: number;
}

const middle: Spot = { x: 0.5, y: 0.5 };

export function fitBox({ left, top, right, bottom }: Box, least = leastWidth): MapView {
  const padded = 1 + 2 * margin;
  const width = Math.max(least, (right - left) * padded, (bottom - top) * padded * viewRatio);
  return makeView((left + right) / 2, (top + bottom) / 2, width);
}

/** Keeps the given point in place. */
export function zoomView(view: MapView, factor: number, spot: Spot = middle): MapView {
  const width = limitWidth(view.width / factor);
  const x = view.left + spot.x * view.width;
  const y = view.top + spot.y * view.height;
  const ratio = view.width / view.height;
  return makeView(x + (0.5 - spot.x) * width, y + ((0.5 - spot.y) * width) / ratio, width, ratio);
}

/** The same middle and width in another shape. */
export const withRatio = (view: MapView, ratio: number): MapView =>
  makeView(view.left + view.width / 2, view.top + view.height / 2, view.width, ratio);

/** In fractions of the view: 0.5 to the right shows the right half and what follows. */
export const panView = (view: MapView, right: number, down: number): MapView =>
  makeView(
    view.left + view.width * (0.5 + right),
    view.top + view.height * (0.5 + down),
    view.width,
    view.width / view.height,
  );

export const canZoomIn = ({ width }: MapView): boolean => width > leastWidth + 0.5;
export const canZoomOut = ({ width }: MapView): boolean => width < mostWidth - 0.5;

export const isSameView = (a: MapView, b: MapView): boolean =>
  Math.abs(a.left - b.left) + Math.abs(a.top - b.top) + Math.abs(a.width - b.width) < a.width / 100;

/** Between two views; `part` runs from 0 to 1. The width changes by a constant factor, which looks even. */
export function blendViews(from: MapView, to: MapView, part: number): MapView {
  if (part >= 1) return to;
  const width = from.width * (to.width / from.width) ** part;
  // A point at the same place in both views stays there.
  const along =
    Math.abs(to.width - from.width) < 1 ? part : (width - from.width) / (to.width - from.width);
  const left = from.left + (to.left - from.left) * along;
  const top = from.top + (to.top - from.top) * along;
  return { left, top, width, height: (width * to.height) / to.width };
}

/** "Search this area" searches the cells whose centres are visible. */
export function visibleArea({ left, top, width, height }: MapView): Area | null {
  const northWest = unprojectPoint(left, top);
  const southEast = unprojectPoint(left + width, top + height);
  const half = 0.125;
  return snapArea({
    west: northWest.longitude + half,
    south: southEast.latitude + half,
    east: southEast.longitude - half,
    north: northWest.latitude - half,
  });
}

export function areaBox({ west, south, east, north }: Area): Box {
  const topLeft = projectPoint(north, west);
  const bottomRight = projectPoint(south, east);
  return { left: topLeft.x, top: topLeft.y, right: bottomRight.x, bottom: bottomRight.y };
}

const limitWidth = (width: number): number => Math.min(mostWidth, Math.max(leastWidth, width));

function makeView(x: number, y: number, wanted: number, ratio = viewRatio): MapView {
  const width = limitWidth(wanted);
  const height = width / ratio;
  return {
    left: round(limit(x, world.left, world.right) - width / 2),
    top: round(limit(y, world.top, world.bottom) - height / 2),
    width: round(width),
    height: round(height),
  };
}

const limit = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Hundredths of a unit: shorter in the page, and far below a pixel. */
const round = (value: number): number => Math.round(value * 100) / 100;
