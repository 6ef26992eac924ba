import { cellAt } from "#app/search/area.ts";
import type { CellCounts } from "#app/search/map/map-data.ts";
import { columnOf, rowOf } from "./map-grid.ts";

interface NamedCell {
  cell: number;
  count: number;
  /** Null where the city is unknown. */
  place: string | null;
}

/** More would make the page heavy. */
const mostCells = 4_000;

/** One entry for each cell, with the place that has most of its listings. Of a very large market, squares of several cells. */
export function packCells(found: readonly NamedCell[], most = mostCells): CellCounts {
  let size = 1;
  let cells = sumUp(found, size);
  while (cells.length > most) cells = sumUp(found, (size *= 2));
  const places = [...new Set(cells.flatMap(({ place }) => place ?? []))];
  const numbers = new Map(places.map((place, index) => [place, index]));
  return {
    packed: cells.flatMap(({ cell, count, place }) => [
      cell,
      count,
      place === null ? -1 : numbers.get(place)!,
    ]),
    places,
    size,
  };
}

function sumUp(found: readonly NamedCell[], size: number): NamedCell[] {
  const sums = new Map<number, NamedCell & { fullest: number }>();
  for (const { cell, count, place } of found) {
    const corner = cellAt(down(rowOf(cell), size), down(columnOf(cell), size));
    const sum = sums.get(corner) ?? { cell: corner, count: 0, place, fullest: 0 };
    sum.count += count;
    if (count > sum.fullest) Object.assign(sum, { fullest: count, place });
    sums.set(corner, sum);
  }
  return [...sums.values()].toSorted((a, b) => a.cell - b.cell);
}

const down = (value: number, size: number): number => value - (value % size);
