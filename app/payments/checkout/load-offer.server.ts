import { and, eq } from "drizzle-orm";
import { quotePurchase } from "#app/payments/checkout/start-checkout.server.ts";
import { type Package, packagesFor, defaultPackageFor, featuresOf } from "#app/payments/package.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Services } from "#app/context.ts";
import type { CategorySlug } from "#app/listings/category.ts";
import type { PackageId } from "#app/listings/listing.ts";
import { listingCategories, listings } from "#app/listings/listings.table.ts";
import { findMissingParts } from "#app/listings/presentable.server.ts";
import { listPackageResults } from "./package-results.queries.server.ts";
import { pick } from "#app/platform/db/pick.ts";

interface OfferRequest {
  listing: { id: string; region: string; packageId: PackageId | null };
  wanted: string | null;
  /** See `getSubscriberFigure`. */
  subscribers: string;
  packages?: Package[];
  now: Date;
}

export type Offer = Awaited<ReturnType<typeof loadOffer>>;

export async function loadOffer(
  { db, queryCache }: Pick<Services, "db" | "queryCache">,
  {
    listing: { id, region, packageId },
    wanted,
    subscribers,
    packages = packagesFor(region),
    now,
  }: OfferRequest,
) {
  const results = await listPackageResults(queryCache, await findMainCategory(db, id), now);
  const offered = describePackages(region, subscribers, packages).map((one) =>
    Object.assign(one, { results: results.get(one.id) ?? null }),
  );
  // Who buys again had a package.
  const chosen = choosePackage(region, wanted ?? packageId, packages);
  if (!chosen) return { offered, chosen: null };
  const quote = await quotePurchase(db, {
    listingId: id,
    region,
    packageId: chosen.id,
    now,
  });
  const { name, successFeePercent } = chosen;
  const missing = await findMissingParts(db, id);
  return { offered, chosen: { name, successFeePercent, quote, missing } };
}

async function findMainCategory(db: Db, listingId: string): Promise<CategorySlug | null> {
  const [row] = await db
    .select({ category: listingCategories.category })
    .from(listingCategories)
    .where(and(eq(listingCategories.listingId, listingId), eq(listingCategories.position, 0)));
  return row?.category ?? null;
}

export async function findOwnListing(db: Db, ownerId: string, listingId: string) {
  const [listing] = await db
    .select(pick(listings, "id", "title", "status", "region", "packageId"))
    .from(listings)
    .where(and(eq(listings.id, listingId), eq(listings.ownerId, ownerId)));
  return listing ?? null;
}

export function describePackages(region: string, subscribers: string, offered: Package[]) {
  const standard = defaultPackageFor(region);
  return offered.map(({ id, name, price, term, description, fees, ...one }) => ({
    id,
    name,
    price,
    term,
    description,
    fees,
    features: featuresOf(one, subscribers),
    isRecommended: id === standard,
  }));
}

export function choosePackage(
  region: string,
  wanted: string | null,
  offered: Package[] = packagesFor(region),
): Package | undefined {
  const standard = defaultPackageFor(region);
  return (
    offered.find(({ id }) => id === wanted) ??
    offered.find(({ id }) => id === standard) ??
    offered[0]
  );
}
