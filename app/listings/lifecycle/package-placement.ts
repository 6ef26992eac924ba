/** What a package does to a listing beyond its term. Prices and terms are in payments; a test compares the two. */
import type { PackageId } from "#app/listings/listing.ts";

const featuredPackages: ReadonlySet<PackageId> = new Set(["premium", "realtor"]);

export const isFeaturedPackage = (id: PackageId | null): boolean =>
  id !== null && featuredPackages.has(id);

/** "Until Sold": its term goes on without charge for as long as the owner confirms. */
export const runsUntilSold = (id: PackageId | null): boolean => id === "max_exposure";

export const untilSoldDays = 365;
