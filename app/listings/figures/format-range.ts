import type { ListingFigure } from "#app/listings/card/listing-card-data.ts";
import { formatMoney } from "#app/ui/format-money.ts";

export type RangeFigure = Extract<ListingFigure, { kind: "range" }>;

/** Formats a range converted to the visitor's currency. Only the first amount shows the country of its dollar. */
export function formatRange({ min, max, currency }: NonNullable<RangeFigure["approx"]>): string {
  const short = (amount: number, currencySign: "prefix" | "symbol") =>
    formatMoney(amount, currency, { compact: true, currencySign });
  if (min === null) return max === null ? "" : `Under ${short(max, "prefix")}`;
  return max === null
    ? `Over ${short(min, "prefix")}`
    : `${short(min, "prefix")} – ${short(max, "symbol")}`;
}
