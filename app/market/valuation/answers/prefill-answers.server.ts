import { noAnswers, type ValuationAnswers } from "./answers.ts";
import { findOwnListing } from "#app/selling/editing/own-listing.queries.server.ts";
import { wholeUnits } from "#app/selling/editing/figure-value.ts";
import { noRegion } from "#app/listings/listing.ts";
import type { Db } from "#app/platform/db/db.ts";

/** What the owner's listing or draft says already. Null if it is not theirs. */
export async function prefillAnswers(
  db: Db,
  { listingId, userId, now }: { listingId: string; userId: string; now: Date },
): Promise<ValuationAnswers | null> {
  const listing = await findOwnListing(db, { listingId, ownerId: userId });
  if (!listing) return null;
  const whole = (minor: number | null) =>
    minor === null || minor <= 0 ? undefined : Math.round(Number(wholeUnits(minor)));
  const { growthRate, established, management, propertyType, franchise, region } = listing;
  const given = <Value>(entries: Record<string, Value | undefined | null>) =>
    Object.fromEntries(
      Object.entries(entries).filter(([, value]) => value !== undefined && value !== null),
    ) as Record<string, Value>;
  return {
    ...noAnswers(listing.currency),
    trade: listing.subcategory ?? listing.categories[0] ?? null,
    place: region === noRegion ? listing.country : region,
    property: propertyType === "real_property" ? "included" : "no",
    franchise: franchise === null ? null : franchise ? "yes" : "no",
    amounts: given({
      revenue: whole(listing.annualRevenue),
      "cash-flow": whole(listing.annualCashFlow),
      asking: whole(listing.askingPrice),
    }),
    numbers: given({
      growth: growthRate,
      years: established === null ? null : Math.max(0, now.getUTCFullYear() - established),
      hours: management === "absentee" ? 0 : null,
    }),
    listing: listing.id,
  };
}
