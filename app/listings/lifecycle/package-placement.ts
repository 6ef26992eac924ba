/** What a package adds beyond its term. Prices and terms are in payments; a test compares the two. */
import type { PackageId } from "#app/listings/listing.ts";

const featuredPackages: ReadonlySet<PackageId | null> = new Set(["premium", "realtor"]);
const monthlyPackages: ReadonlySet<PackageId | null> = new Set(["rmb", "realtor"]);

export const isFeaturedPackage = (id: PackageId | null): boolean => featuredPackages.has(id);

/** Renews monthly after its term, until cancelled. */
export const renewsMonthly = (id: PackageId | null): boolean => monthlyPackages.has(id);

/** "Until Sold": its term continues free of charge while the owner confirms. */
export const runsUntilSold = (id: PackageId | null): boolean => id === "max_exposure";
export const untilSoldDays = 365;

/** Days of promotion per package; without a package, the shortest. */
export const termDays: Record<PackageId, number> = {
  rmb: 90,
  premium: 180,
  realtor: 180,
  max_exposure: untilSoldDays,
  full: 365,
};
export const defaultPackage: PackageId = "rmb";

/** Part of the sale price is due when the business is sold. */
export const hasSuccessFee = (id: PackageId | null): boolean => id === "full";
