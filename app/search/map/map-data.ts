import type { Area } from "#app/search/area.ts";
import type { RegionCode } from "#app/shared/places.ts";

/**
 * Data of the map, with names and links, so that neither the taxonomy nor the regions are in the browser bundle. Positions of
 * listings are cells of the search index, and nothing finer.
 */
export interface MapData {
  /** The part of the drawing to show at first, and again when `place` changes. */
  view: MapView;
  /** The selected place, as text. */
  place: string;
  everywhere: PlaceLink;
  /** Countries with matches, and the selected one. */
  countries: CountryMark[];
  /** The minimum count of each shade, lightest first. */
  shades: number[];
  cells: CellCounts;
  /** How many listings have no location. */
  unplaced: number;
  /** The selected area. */
  area: Area | null;
  /** The URL of an area: `areaMark` stands for it. */
  areaHref: string;
  /** The cell of each result on this page; 0 where the location is unknown. */
  resultCells: number[];
}

/** Listings by cell, whichever area is selected: a circle counts what a click on it finds. */
export interface CellCounts {
  /** Cell, count and place of each: three numbers in turn, to keep the page small. */
  packed: number[];
  /** Where the listings of a cell are: "Hamilton, Ontario". */
  places: string[];
  /** How many cells wide and high each is: more than one only where a market has too many to send. */
  size: number;
}

/** The visible part of the drawing, in its units. */
export interface MapView {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface PlaceLink {
  to: string;
  count: number;
  current: boolean;
}

export interface CountryMark extends PlaceLink {
  name: string;
  /** Regions with matches, and selected ones; most listings first. */
  regions: RegionMark[];
}

export interface RegionMark {
  region: RegionCode;
  name: string;
  /** Its own listings; for a selected region, the search without it. */
  to: string;
  /** What a click on it would find, whichever place is selected. */
  count: number;
  chosen: boolean;
  frame: RegionFrame;
}

/** Bounding box of a region in the drawing, and the position for its label. */
export interface RegionFrame {
  left: number;
  top: number;
  right: number;
  bottom: number;
  x: number;
  y: number;
}

/** Stands for the area in `areaHref`. */
export const areaMark = "AREA";
