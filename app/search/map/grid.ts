import { type Area, cellAt } from "#app/search/area.ts";

/** Units of the drawing per degree of longitude, as in scripts/draw-outlines.mjs. */
export const unitsPerDegree = 40;

const radians = Math.PI / 180;

export const projectPoint = (latitude: number, longitude: number): { x: number; y: number } => ({
  x: (longitude + 180) * unitsPerDegree,
  y: (180 - Math.log(Math.tan(Math.PI / 4 + (latitude * radians) / 2)) / radians) * unitsPerDegree,
});

export const unprojectPoint = (x: number, y: number): { latitude: number; longitude: number } => ({
  longitude: x / unitsPerDegree - 180,
  latitude: (2 * Math.atan(Math.exp((180 - y / unitsPerDegree) * radians))) / radians - 90,
});

// Circles are built from cells only, so that no zoom shows more than the grid of the search index does.

export interface CellBlock {
  firstRow: number;
  lastRow: number;
  firstColumn: number;
  lastColumn: number;
}

const cellsPerRow = cellAt(1, 0);
const cellsPerDegree = cellsPerRow / 360;

export const rowOf = (cell: number): number => Math.floor(cell / cellsPerRow);
export const columnOf = (cell: number): number => cell % cellsPerRow;

export const areaOfBlock = (block: CellBlock): Area => ({
  west: block.firstColumn / cellsPerDegree - 180,
  south: block.firstRow / cellsPerDegree - 90,
  east: (block.lastColumn + 1) / cellsPerDegree - 180,
  north: (block.lastRow + 1) / cellsPerDegree - 90,
});

export function areaOfCells(cells: readonly number[]): Area {
  const [rows, columns] = [cells.map(rowOf), cells.map(columnOf)];
  return areaOfBlock({
    firstRow: Math.min(...rows),
    lastRow: Math.max(...rows),
    firstColumn: Math.min(...columns),
    lastColumn: Math.max(...columns),
  });
}

export const middleOfCells = (cell: number, size: number): { x: number; y: number } =>
  projectPoint(
    (rowOf(cell) + size / 2) / cellsPerDegree - 90,
    (columnOf(cell) + size / 2) / cellsPerDegree - 180,
  );

export function isCellInArea(cell: number, { west, south, east, north }: Area): boolean {
  const latitude = (rowOf(cell) + 0.5) / cellsPerDegree - 90;
  const longitude = (columnOf(cell) + 0.5) / cellsPerDegree - 180;
  return longitude > west && longitude < east && latitude > south && latitude < north;
}
