import { type Area, cellAt } from "#app/search/area.ts";
import { projectPoint } from "#app/search/map/view/project-point.ts";

// The grid of the search index on the map. Circles are built from cells alone, so that no zoom shows more than the grid does.

/** A block of cells, the last row and column included. */
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

/** The centre of a square of `size` cells, whose south-west corner is the cell. */
export const middleOfCells = (cell: number, size: number): { x: number; y: number } =>
  projectPoint(
    (rowOf(cell) + size / 2) / cellsPerDegree - 90,
    (columnOf(cell) + size / 2) / cellsPerDegree - 180,
  );

/** Whether a listing of the cell is found in the area. */
export function isCellInArea(cell: number, { west, south, east, north }: Area): boolean {
  const latitude = (rowOf(cell) + 0.5) / cellsPerDegree - 90;
  const longitude = (columnOf(cell) + 0.5) / cellsPerDegree - 180;
  return longitude > west && longitude < east && latitude > south && latitude < north;
}
