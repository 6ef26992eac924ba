/** In degrees, on the grid of the search index: no search can locate a business more precisely than a quarter of a degree. */
export interface Area {
  west: number;
  south: number;
  east: number;
  north: number;
}

const cellsPerDegree = 4;
const cellsPerRow = 360 * cellsPerDegree;
/** The limits of the map projection. */
const maxLatitude = 85;

const toGrid = (degrees: number, round: (cells: number) => number): number =>
  round(degrees * cellsPerDegree) / cellsPerDegree;

/** The smallest area on the grid that contains the rectangle; null if it is empty. */
export function snapArea({ west, south, east, north }: Area): Area | null {
  const between = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));
  const area = {
    west: toGrid(between(west, 180), Math.floor),
    south: toGrid(between(south, maxLatitude), Math.floor),
    east: toGrid(between(east, 180), Math.ceil),
    north: toGrid(between(north, maxLatitude), Math.ceil),
  };
  return area.west < area.east && area.south < area.north ? area : null;
}

const sides = /^(-?\d{1,3}(?:\.\d{1,6})?)(?:[_,\s]+(-?\d{1,3}(?:\.\d{1,6})?)){3}$/;

export function parseArea(text: string): Area | null {
  if (!sides.test(text.trim().slice(0, 60))) return null;
  const [west, south, east, north] = text
    .trim()
    .split(/[_,\s]+/)
    .map(Number) as [number, number, number, number];
  return snapArea({ west, south, east, north });
}

/** Underscores, because commas are escaped in URLs. */
export const formatArea = ({ west, south, east, north }: Area): string =>
  [west, south, east, north].join("_");

/** The cell of a grid row and column, counted from the south pole and the date line: see `listing_search_facts`. */
export const cellAt = (row: number, column: number): number => row * cellsPerRow + column;

export const cellsOfArea = ({ west, south, east, north }: Area) => ({
  firstRow: (south + 90) * cellsPerDegree,
  lastRow: (north + 90) * cellsPerDegree - 1,
  firstColumn: (west + 180) * cellsPerDegree,
  lastColumn: (east + 180) * cellsPerDegree - 1,
});
