import type { Circle } from "#app/search/map/circles/cluster-cells.ts";
import type { RegionMark } from "./map-data.ts";
import { formatCount } from "#app/ui/format/format-count.ts";

export const businessCount = (count: number): string =>
  formatCount(count, { one: "business", other: "businesses" });

/** The accessible name of a region's link. */
export const regionLabel = ({ name, count }: RegionMark): string =>
  `${name}: ${businessCount(count)}`;

/** The accessible name of a circle. */
export const circleLabel = ({ count, place }: Circle): string =>
  place === null ? businessCount(count) : `${businessCount(count)} near ${place}`;

const compact = new Intl.NumberFormat("en-CA", {
  notation: "compact",
  maximumFractionDigits: 0,
});
const whole = new Intl.NumberFormat("en-CA");

/** Short enough for a circle. */
export const shortCount = (count: number): string =>
  count < 10_000 ? whole.format(count) : compact.format(count);
