import { and, eq } from "drizzle-orm";
import { quotePurchase } from "#app/payments/checkout/start-checkout.server.ts";
import { type Package, packagesFor, defaultPackageFor, featuresOf } from "#app/payments/package.ts";
import type { Db } from "#app/platform/db/db.ts";
import { listings } from "#app/listings/listings.table.ts";

interface OfferRequest {
  listing: { id: string; region: string };
  wanted: string | null;
  /** See `getSubscriberFigure`. */
  subscribers: string;
  packages?: Package[];
  now: Date;
}

export type Offer = Awaited<ReturnType<typeof loadOffer>>;

export async function loadOffer(
  db: Db,
  {
    listing: { id, region },
    wanted,
    subscribers,
    packages = packagesFor(region),
    now,
  }: OfferRequest,
) {
  const offered = describePackages(region, subscribers, packages);
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

export async function findOwnListing(db: Db, ownerId: string, listingId: string) {
  const [listing] = await db
    .select({
      id: listings.id,
      title: listings.title,
      status: listings.status,
      region: listings.region,
      packageId: listings.packageId,
    })
    .from(listings)
    .where(and(eq(listings.id, listingId), eq(listings.ownerId, ownerId)));
  return listing ?? null;
}

export function describePackages(region: string, subscribers: string, offered: Package[]) {
  const standard = defaultPackageFor(region);
  return offered.map(({ id, name, price, term, description, ...one }) => ({
    id,
    name,
    price,
    term,
    description,
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
