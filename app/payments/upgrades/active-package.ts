import type { PackageId } from "#app/listings/listing.ts";

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
  amount: number;
  renewsAt: Date;
  paidUntil: Date;
  endsAt: Date | null;
  retryAt: Date | null;
}

export interface PurchasableListing {
  id: string;
  title: string;
  status: "draft" | "expired";
  updatedAt: Date;
  expiresAt: Date | null;
}
