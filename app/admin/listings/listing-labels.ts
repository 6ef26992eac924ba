import type { ListingStatus } from "#app/listings/listing.ts";
import { rangeLabels, type RangeId } from "#app/listings/figures/range-labels.ts";
import type { Currency } from "#app/shared/money.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";

export const statusLabels: Record<ListingStatus, string> = {
  active: "Active",
  pending: "Pending",
  sold: "Sold",
  expired: "Expired",
  draft: "Draft",
};

interface StatedPrice {
  askingPrice: number | null;
  askingPriceRange: RangeId | null;
  askingPriceOnRequest: boolean;
  currency: Currency;
}

/** "CA$250,000", "$100K to $250K CAD", "On request", "Not stated" */
export function formatAskingPrice(price: StatedPrice): string {
  const { askingPrice, askingPriceRange, askingPriceOnRequest, currency } = price;
  if (askingPrice !== null) return formatMoney(askingPrice, currency, { currencySign: "prefix" });
  if (askingPriceRange) return `${rangeLabels[askingPriceRange]} ${currency}`;
  return askingPriceOnRequest ? "On request" : "Not stated";
}
