import type { PackageId } from "#app/listings/listing.ts";

/** The package of an active listing, and its renewal after the term. */
export interface ActivePackage {
  listingId: string;
  title: string;
  packageId: PackageId;
  purchasedAt: Date;
  expiresAt: Date;
  renewal: { status: "active" | "past_due" | "cancelled"; amount: number; renewsAt: Date } | null;
}
