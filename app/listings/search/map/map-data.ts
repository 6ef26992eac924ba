import type { CountryCode, RegionCode } from "#app/shared/places.ts";

/** Data of the map. Positions are in percent of the view, none of them finer than a grid cell of the search index. */
export interface MapData {
  total: number;
  view: MapView;
  /** How many listings each country would show, whichever place is selected. */
  countries: Record<CountryCode, number>;
  /** Regions with matches, and selected ones; most listings first. */
  regions: RegionMark[];
  /** The minimum count of each shade, lightest first. */
  shades: number[];
  points: PointMark[];
}

/** The visible part of the drawing, in its units. */
export interface MapView {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface RegionMark {
  region: RegionCode;
  count: number;
  chosen: boolean;
  x: number;
  y: number;
  /** Large enough in this view to show its number. */
  roomy: boolean;
}

export interface PointMark {
  x: number;
  y: number;
  count: number;
}
