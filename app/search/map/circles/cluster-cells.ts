import { type Area, cellAt } from "#app/search/area.ts";
import type { CellCounts } from "#app/search/map/map-data.ts";
import { areaOfBlock, type CellBlock, columnOf, middleOfCells, rowOf } from "./map-grid.ts";
import { unitsPerDegree } from "#app/search/map/view/project-point.ts";
import { spreadCircles } from "./spread-circles.ts";

/** Listings that are counted together at this zoom. */
export interface Circle {
  /** In units of the drawing. */
  x: number;
  y: number;
  count: number;
  /** Exactly these listings are found there. */
  area: Area;
  /** Where most of them are: "Hamilton, Ontario". */
  place: string | null;
  /** From 0 to 1, by its count. */
  size: number;
}

/** Minimum distance of circles, as a part of the view's width. */
const leastDistance = 0.12;
const unitsPerCell = unitsPerDegree / 4;

/**
 * Groups cells by squares of the grid, as many cells wide as the zoom needs. Squares do not overlap, so each circle has an area of
 * its own, and a search of that area finds what the circle counts. It is drawn at the middle of its fullest cell.
 */
export function clusterCells(cells: CellCounts, viewWidth: number): Circle[] {
  const span = spanOf(cells.size, viewWidth);
  const blocks = new Map<number, Cluster>();
  for (let at = 0; at < cells.packed.length; at += 3) {
    const cell = cells.packed[at]!;
    const count = cells.packed[at + 1]!;
    const place = cells.packed[at + 2]!;
    const key = cellAt(Math.floor(rowOf(cell) / span), Math.floor(columnOf(cell) / span));
    const block = blocks.get(key) ?? {
      count: 0,
      fullest: 0,
      cell,
      extent: null,
      places: new Map(),
    };
    block.count += count;
    if (count > block.fullest) Object.assign(block, { fullest: count, cell });
    block.extent = extend(block.extent, cell, cells.size);
    block.places.set(place, (block.places.get(place) ?? 0) + count);
    blocks.set(key, block);
  }
  const most = Math.max(2, ...[...blocks.values()].map(({ count }) => count));
  const circles = [...blocks.values()].map(({ count, cell, extent, places }): Circle => {
    const [place] = [...places].reduce((a, b) => (b[1] > a[1] ? b : a));
    const { x, y } = middleOfCells(cell, cells.size);
    return {
      x,
      y,
      count,
      area: areaOfBlock(extent!),
      place: cells.places[place] ?? null,
      size: Math.log(count) / Math.log(most),
    };
  });
  return spreadCircles(circles, viewWidth).toSorted((a, b) => b.count - a.count);
}

interface Cluster {
  count: number;
  /** The largest count of a cell, and that cell. */
  fullest: number;
  cell: number;
  extent: CellBlock | null;
  places: Map<number, number>;
}

/** Powers of two, so that a square splits into four. */
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
