/** What a package does to a listing beyond its term. Prices and terms are in payments; a test compares the two. */
import type { PackageId } from "#app/listings/listing.ts";

const featuredPackages: ReadonlySet<PackageId | null> = new Set(["premium", "realtor"]);
const monthlyPackages: ReadonlySet<PackageId | null> = new Set(["rmb", "realtor"]);

export const isFeaturedPackage = (id: PackageId | null): boolean => featuredPackages.has(id);

/** Renews by the month after its term, until cancelled. */
export const renewsMonthly = (id: PackageId | null): boolean => monthlyPackages.has(id);

/** "Until Sold": its term goes on without charge for as long as the owner confirms. */
export const runsUntilSold = (id: PackageId | null): boolean => id === "max_exposure";
export const untilSoldDays = 365;

/** For how many days a package is advertised; the default where nothing was bought is the shortest. */
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
