import { formatCount } from "#app/ui/format/format-count.ts";

/** Listings by cell, ignoring the selected area: a circle counts what a click on it finds. */
export interface CellCounts {
  /** Cell, count, place and price of each: four numbers in sequence, to keep the page small. A price counts if it is the only one. */
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

interface Labelled {
  count: number;
  place: string | null;
  price: number | null;
}

export function circleLabel({ count, place, price }: Labelled): string {
  const where = place === null ? businessCount(count) : `${businessCount(count)} near ${place}`;
  return price === null ? where : `${where}, ${shortPrice(price)}`;
}

const compact = new Intl.NumberFormat("en-CA", {
  notation: "compact",
  maximumFractionDigits: 0,
});
/** "$485K", "$1.2M" */
export const shortPrice = (amount: number): string =>
  `$${new Intl.NumberFormat("en-CA", { notation: "compact", maximumSignificantDigits: 3 }).format(amount)}`;

const whole = new Intl.NumberFormat("en-CA");

export const shortCount = (count: number): string =>
  count < 10_000 ? whole.format(count) : compact.format(count);
