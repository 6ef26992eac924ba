import type { CountryCode, RegionCode } from "#app/shared/places.ts";

/** What the map of a search draws. Places are shares of the view in percent; none is finer than a square of the search's index. */
export interface MapData {
  total: number;
  view: MapView;
  /** How many listings a country would show, wherever else was chosen. */
  countries: Record<CountryCode, number>;
  /** Regions that would show any, or that are chosen; the largest first. */
  regions: RegionMark[];
  /** The least count of each shade, the lightest first. */
  shades: number[];
  points: PointMark[];
}

/** The part of the drawing that is seen, in its units. */
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
  /** Large enough in this view to carry its number. */
  roomy: boolean;
}

export interface PointMark {
  x: number;
  y: number;
  count: number;
}
