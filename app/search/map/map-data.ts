import { formatCount } from "#app/ui/format/format-count.ts";

/** Listings by cell, ignoring the selected area: a circle counts what a click on it finds. */
export interface CellCounts {
  /** Cell, count and place of each: three numbers in sequence, to keep the page small. */
  packed: number[];
  places: string[];
  /** Width and height of each in cells: more than one only if a market has too many to send. */
  size: number;
}

export interface MapView {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const areaMark = "AREA";

export const businessCount = (count: number): string =>
  formatCount(count, { one: "business", other: "businesses" });

export const regionLabel = ({ name, count }: { name: string; count: number }): string =>
  `${name}: ${businessCount(count)}`;

export const circleLabel = ({ count, place }: { count: number; place: string | null }): string =>
  place === null ? businessCount(count) : `${businessCount(count)} near ${place}`;

const compact = new Intl.NumberFormat("en-CA", {
  notation: "compact",
  maximumFractionDigits: 0,
});
const whole = new Intl.NumberFormat("en-CA");

export const shortCount = (count: number): string =>
  count < 10_000 ? whole.format(count) : compact.format(count);
