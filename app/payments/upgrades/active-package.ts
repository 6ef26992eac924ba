import type { PackageId } from "#app/listings/listing.ts";

/** The package of an active listing, and its renewal after the term. */
export interface ActivePackage {
  listingId: string;
  title: string;
  region: string;
  packageId: PackageId;
  purchasedAt: Date;
  expiresAt: Date;
  renewal: Renewal | null;
}

export interface Renewal {
  id: string;
  status: "active" | "past_due" | "cancelled";
  /** Per month, taxes included. */
  amount: number;
  renewsAt: Date;
  paidUntil: Date;
  /** Set while the renewal is cancelled and can still be resumed. */
  endsAt: Date | null;
  retryAt: Date | null;
}

/** A draft or an ended listing, for which a package can be bought. */
export interface PurchasableListing {
  id: string;
  title: string;
  status: "draft" | "expired";
  updatedAt: Date;
  expiresAt: Date | null;
}
