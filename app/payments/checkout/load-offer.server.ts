import { sql } from "drizzle-orm";
import { choosePackage, describePackages } from "#app/payments/checkout/offered-packages.ts";
import { quotePurchase } from "#app/payments/checkout/start-checkout.server.ts";
import { type Package, packagesFor } from "#app/payments/package.ts";
import type { Db } from "#app/platform/db/db.ts";

interface OfferRequest {
  listing: { id: string; region: string };
  /** The package that the owner has picked. */
  wanted: string | null;
  /** All of the region, if left out. */
  packages?: Package[];
  now: Date;
}

/** Site settings belong to a later feature, which writes them; this reads the one figure that the packages promise. */
async function getSubscribers(db: Db): Promise<string> {
  const { rows } = await db.execute<{ subscribers: string | null }>(
    sql`select value->>'subscribers' as subscribers from site_settings where key = 'heroFigures'`,
  );
  return rows[0]?.subscribers ?? "";
}

/** The packages that can be bought for a listing, and the price of the one that is chosen. */
export async function loadOffer(
  db: Db,
  { listing: { id, region }, wanted, packages = packagesFor(region), now }: OfferRequest,
) {
  const offered = describePackages(region, await getSubscribers(db), packages);
  const chosen = choosePackage(region, wanted, packages);
  if (!chosen) return { offered, chosen: null };
  const quote = await quotePurchase(db, {
    listingId: id,
    region,
    packageId: chosen.id,
    now,
  });
  const { name, successFeePercent } = chosen;
  return { offered, chosen: { name, successFeePercent, quote } };
}
