/** Who may buy which package: the rules before a checkout is opened. */
import type { ListingStatus, PackageId } from "#app/listings/listing.ts";
import { packages, packagesFor } from "#app/payments/package.ts";

export type BuyRefusal =
  /** Unknown, or not offered in the region. */
  | "invalid-package"
  /** Sold, or waiting for a review. */
  | "not-for-sale"
  /** It runs already, or a better one does. */
  | "not-an-upgrade";

interface Purchasable {
  status: ListingStatus;
  region: string;
  packageId: PackageId | null;
}

/** Drafts and ended listings are bought for; a listing on the market can change to a pricier package. */
export function judgePurchase(listing: Purchasable, packageId: string): BuyRefusal | null {
  const wanted = packagesFor(listing.region).find(({ id }) => id === packageId);
  if (!wanted) return "invalid-package";
  if (listing.status === "sold" || listing.status === "pending") return "not-for-sale";
  if (listing.status !== "active" || !listing.packageId) return null;
  return wanted.price > packages[listing.packageId].price ? null : "not-an-upgrade";
}
