/** An administrator may set any status. It never moves money, and paid time is not lost. */
import {
  defaultPackage,
  isFeaturedPackage,
  termDays,
} from "#app/listings/lifecycle/package-placement.ts";
import type { ListingColumns } from "#app/listings/confidential/store-listing.server.ts";
import type { LivingListing } from "#app/listings/lifecycle/move-listing.server.ts";
import type { ListingStatus, PackageId } from "#app/listings/listing.ts";
import { addDays } from "#app/shared/day.ts";

export type OverridableListing = Pick<
  LivingListing,
  | "status"
  | "packageId"
  | "packagePurchasedAt"
  | "publishedAt"
  | "expiresAt"
  | "ownerDeletedAt"
  | "ownerDeactivatedAt"
>;

export type OverrideRefusal = "same-status" | "owner-gone" | "owner-inactive";

export interface OverridePlan {
  changes: ListingColumns;
  givenPackage: PackageId | null;
  isPublished: boolean;
  startsTerm: boolean;
  keptMs: number;
}

const isLiving = (status: ListingStatus) => status === "active" || status === "pending";

export function planOverride(
  listing: OverridableListing,
  to: ListingStatus,
  now: Date,
): { ok: true; plan: OverridePlan } | { ok: false; reason: OverrideRefusal } {
  if (listing.status === to) return { ok: false, reason: "same-status" };
  if (listing.ownerDeletedAt && isLiving(to)) return { ok: false, reason: "owner-gone" };
  if (listing.ownerDeactivatedAt && to === "active") return { ok: false, reason: "owner-inactive" };
  return {
    ok: true,
    plan: to === "active" ? planActive(listing, now) : planOther(listing, to, now),
  };
}

function planActive(listing: OverridableListing, now: Date): OverridePlan {
  const packageId = listing.packageId ?? defaultPackage;
  const left = timeLeft(listing, now);
  const expiresAt = left > 0 ? new Date(now.getTime() + left) : addDays(now, termDays[packageId]);
  return {
    changes: {
      status: "active",
      expiresAt,
      soldAt: null,
      soldPrice: null,
      withdrawnAt: null,
      featured: isFeaturedPackage(packageId),
      ...(left <= 0 && { packageId, packagePurchasedAt: now }),
      ...(!listing.publishedAt && { publishedAt: now }),
      confirmedAt: now,
      unconfirmed: false,
      rejectedAt: null,
      rejectionReason: null,
      reviewReasons: [],
    },
    givenPackage: listing.packageId ? null : packageId,
    isPublished: !listing.publishedAt,
    startsTerm: left <= 0,
    keptMs: 0,
  };
}

function planOther(
  listing: OverridableListing,
  to: Exclude<ListingStatus, "active">,
  now: Date,
): OverridePlan {
  const left = timeLeft(listing, now);
  return {
    changes: {
      status: to,
      expiresAt: endAs(listing, to, left, now),
      soldAt: to === "sold" ? now : null,
      ...(to === "sold" && { saleAgreedAt: null }),
      ...(to !== "sold" && { soldPrice: null }),
      withdrawnAt: null,
      featured: false,
      ...(to !== "pending" && { reviewReasons: [] }),
    },
    givenPackage: null,
    isPublished: false,
    startsTerm: false,
    keptMs: Math.max(left, 0),
  };
}

/** The term of a pending listing has not started: the approval adds the time since the purchase. */
function timeLeft(
  { status, packageId, packagePurchasedAt, expiresAt }: OverridableListing,
  now: Date,
): number {
  if (!packageId || !packagePurchasedAt || !expiresAt) return 0;
  const since = status === "pending" ? packagePurchasedAt : now;
  return expiresAt.getTime() - since.getTime();
}

function endAs(
  { status, packagePurchasedAt, expiresAt }: OverridableListing,
  to: ListingStatus,
  left: number,
  now: Date,
): Date | null {
  if (left > 0 && to === "pending" && packagePurchasedAt)
    return new Date(packagePurchasedAt.getTime() + left);
  if (left > 0 && status === "pending") return new Date(now.getTime() + left);
  // An expired listing has had a term, and a sale may be undone into that.
  return expiresAt ?? (to === "expired" || to === "sold" ? now : null);
}
