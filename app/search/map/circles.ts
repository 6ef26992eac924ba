import { type Area, cellAt } from "#app/search/area.ts";
import type { CellCounts, MapView } from "./map-data.ts";
import {
  areaOfBlock,
  type CellBlock,
  columnOf,
  middleOfCells,
  rowOf,
  unitsPerDegree,
} from "./grid.ts";

export interface Circle {
  x: number;
  y: number;
  count: number;
  area: Area;
  place: string | null;
  size: number;
  /** Of a single business, if it states one. */
  price: number | null;
}

const leastDistance = 0.12;
const unitsPerCell = unitsPerDegree / 4;

/** Groups cells by squares of the grid. They do not overlap, so a circle's area finds what the circle counts. */
export function clusterCells(cells: CellCounts, viewWidth: number): Circle[] {
  const span = spanOf(cells.size, viewWidth);
  const blocks = new Map<number, Cluster>();
  for (let at = 0; at < cells.packed.length; at += 4) {
    const cell = cells.packed[at]!;
    const count = cells.packed[at + 1]!;
    const place = cells.packed[at + 2]!;
    const price = cells.packed[at + 3]!;
    const key = cellAt(Math.floor(rowOf(cell) / span), Math.floor(columnOf(cell) / span));
    const block = blocks.get(key) ?? {
      count: 0,
      fullest: 0,
      cell,
      extent: null,
      places: new Map(),
      price,
    };
    block.count += count;
    if (count > block.fullest) Object.assign(block, { fullest: count, cell });
    block.extent = extend(block.extent, cell, cells.size);
    block.places.set(place, (block.places.get(place) ?? 0) + count);
    blocks.set(key, block);
  }
  const most = Math.max(2, ...[...blocks.values()].map(({ count }) => count));
  const circles = [...blocks.values()].map(({ count, cell, extent, places, price }): Circle => {
    const [place] = [...places].reduce((a, b) => (b[1] > a[1] ? b : a));
    const { x, y } = middleOfCells(cell, cells.size);
    return {
      x,
      y,
      count,
      area: areaOfBlock(extent!),
      place: cells.places[place] ?? null,
      // A price needs as much room as the largest circle.
      size: count === 1 && price > 0 ? 1 : Math.log(count) / Math.log(most),
      price: count === 1 && price > 0 ? price : null,
    };
  });
  return spreadCircles(circles, viewWidth).toSorted((a, b) => b.count - a.count);
}

interface Cluster {
  count: number;
  fullest: number;
  cell: number;
  extent: CellBlock | null;
  places: Map<number, number>;
  price: number;
}

function spanOf(size: number, viewWidth: number): number {
  let span = size;
  while (span * unitsPerCell < viewWidth * leastDistance) span *= 2;
  return span;
}

function extend(extent: CellBlock | null, cell: number, size: number): CellBlock {
  const [row, column] = [rowOf(cell), columnOf(cell)];
  return {
    firstRow: Math.min(extent?.firstRow ?? row, row),
    lastRow: Math.max(extent?.lastRow ?? 0, row + size - 1),
    firstColumn: Math.min(extent?.firstColumn ?? column, column),
    lastColumn: Math.max(extent?.lastColumn ?? 0, column + size - 1),
  };
}

interface Round {
  x: number;
  y: number;
  size: number;
}

/** Diameters on a phone, relative to the view's width. */
const smallest = 0.075;
const largest = 0.115;
const gap = 0.004;
const rounds = 12;

/** Separates circles that would overlap: two full cells may be neighbours across the border of their squares. */
function spreadCircles<T extends Round>(circles: readonly T[], viewWidth: number): T[] {
  const moved = circles.map((circle) => ({ ...circle }));
  const radius = ({ size }: Round) =>
    ((smallest + (largest - smallest) * size) / 2 + gap / 2) * viewWidth;
  const step = largest * viewWidth;
  for (let round = 0; round < rounds; round++) {
    let isCrowded = false;
    const near = groupBySquare(moved, step);
    for (const [index, a] of moved.entries())
      for (const other of near(a)) {
        if (other <= index) continue;
        const b = moved[other]!;
        const overlap = radius(a) + radius(b) - Math.hypot(b.x - a.x, b.y - a.y);
        if (overlap <= viewWidth * 1e-4) continue;
        isCrowded = true;
        pushApart(a, b, overlap);
      }
    if (!isCrowded) break;
  }
  return moved;
}

function pushApart(a: Round, b: Round, overlap: number): void {
  const distance = Math.hypot(b.x - a.x, b.y - a.y);
  const [right, down] = distance === 0 ? [1, 0] : [(b.x - a.x) / distance, (b.y - a.y) / distance];
  // The larger one, where people look, moves less.
  const share = a.size > b.size ? 0.3 : a.size < b.size ? 0.7 : 0.5;
  a.x -= right * overlap * share;
  a.y -= down * overlap * share;
  b.x += right * overlap * (1 - share);
  b.y += down * overlap * (1 - share);
}

function groupBySquare(circles: readonly Round[], step: number) {
  const squares = new Map<string, number[]>();
  const at = (column: number, row: number) => `${column} ${row}`;
  const squareOf = ({ x, y }: Round) => [Math.floor(x / step), Math.floor(y / step)] as const;
  for (const [index, circle] of circles.entries()) {
    const key = at(...squareOf(circle));
    squares.set(key, [...(squares.get(key) ?? []), index]);
  }
  return (circle: Round): number[] => {
    const [column, row] = squareOf(circle);
    return [-1, 0, 1].flatMap((right) =>
      [-1, 0, 1].flatMap((down) => squares.get(at(column + right, row + down)) ?? []),
    );
  };
}

/** From this width on, in drawing units, a circle covers more than a few places. */
const widestView = 1_600;

/** In percent of a view that is about 640 pixels wide. */
const letterWidth = 1.3;
const lineHeight = 2.8;
const smallestRadius = 2.6;
const largestRadius = 4;
const maxLength = 18;
/** The buttons in the corner. */
const controls = { width: 8, height: 26 };

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface CircleName {
  x: number;
  y: number;
  name: string;
}

/** Below each circle that has room for it, or else beside or above it, largest first. On a phone, letters take more of the view: `scale`. */
export function nameCircles(circles: readonly Circle[], view: MapView, scale = 1): CircleName[] {
  if (view.width > widestView / scale) return [];
  const ratio = view.width / view.height;
  const placed = circles.map((circle) => {
    const x = ((circle.x - view.left) / view.width) * 100;
    const y = ((circle.y - view.top) / view.height) * 100;
    const radius = (smallestRadius + (largestRadius - smallestRadius) * circle.size) * scale;
    return { x, y: y / ratio, radius, name: circle.place?.split(",")[0] ?? "" };
  });
  const corner = around(100, 0, controls.width * scale, controls.height * scale);
  const taken = [corner, ...placed.map(({ x, y, radius }) => around(x, y, radius, radius))];
  const shown = new Set<string>();
  return placed.flatMap(({ x, y, radius, name }) => {
    if (name === "" || name.length > maxLength || shown.has(name)) return [];
    const [wide, high] = [(name.length * letterWidth * scale) / 2, (lineHeight * scale) / 2];
    const spot = [
      { x, y: y + radius + high },
      { x: x + radius + wide, y },
      { x: x - radius - wide, y },
      { x, y: y - radius - high },
    ].find((at) => {
      const box = around(at.x, at.y, wide, high);
      return box.left >= 0 && box.right <= 100 && !taken.some((other) => overlaps(box, other));
    });
    if (!spot) return [];
    taken.push(around(spot.x, spot.y, wide, high));
    shown.add(name);
    return [{ x: spot.x, y: spot.y * ratio, name }];
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
