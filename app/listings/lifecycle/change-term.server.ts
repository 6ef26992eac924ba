import { eq } from "drizzle-orm";
import { canTake } from "./listing-states.ts";
import { isFeaturedPackage } from "./package-placement.ts";
import type { PackageId } from "#app/listings/listing.ts";
import { lockListing, moveListing } from "./move-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface TermExtension {
  listingId: string;
  packageId: PackageId;
  paidUntil: Date;
  now: Date;
}

export type ExtensionOutcome =
  | { ok: true; revived: boolean }
  | { ok: false; reason: "not-found" | "owner-gone" | "rejected" };

/** A renewal was paid: it never shortens the term. Only an expired listing comes back. */
export async function extendTerm(
  tx: Db,
  { listingId, packageId, paidUntil, now }: TermExtension,
): Promise<ExtensionOutcome> {
  const listing = await lockListing(tx, listingId);
  if (!listing) return { ok: false, reason: "not-found" };
  if (listing.ownerDeletedAt) return { ok: false, reason: "owner-gone" };
  if (listing.status === "draft") return { ok: false, reason: "rejected" };
  const { expiresAt, withdrawnAt, rejectedAt, status } = listing;
  const until = expiresAt && expiresAt > paidUntil ? expiresAt : paidUntil;
  const revived =
    canTake("revive", status, "payment") && !withdrawnAt && !rejectedAt && until > now;
  const changes = {
    expiresAt: until,
    ...(!listing.packageId && { packageId, packagePurchasedAt: now }),
  };
  if (revived || canTake("renew", status, "payment"))
    await moveListing(tx, listing, {
      step: revived ? "revive" : "renew",
      now,
      changes,
      details: { until: until.toISOString() },
    });
  else await tx.update(listings).set(changes).where(eq(listings.id, listingId));
  return { ok: true, revived };
}

export async function endTerm(
  tx: Db,
  { listingId, endsAt }: { listingId: string; endsAt: Date },
): Promise<void> {
  await lockListing(tx, listingId);
  await tx.update(listings).set({ expiresAt: endsAt }).where(eq(listings.id, listingId));
}

export interface TermReversal {
  listingId: string;
  remains: { packageId: PackageId; periodStart: Date; periodEnd: Date } | null;
  now: Date;
}

/** The listing's current payment was refunded. Returns whether its owner has to be notified. */
export async function reverseTerm(
  tx: Db,
  { listingId, remains, now }: TermReversal,
): Promise<boolean> {
  const listing = await lockListing(tx, listingId);
  if (!listing?.packageId) return false;
  const { status } = listing;
  const changes = {
    packageId: remains?.packageId ?? null,
    packagePurchasedAt: remains?.periodStart ?? null,
    expiresAt: remains?.periodEnd ?? now,
  };
  const step = remains ? "fallBack" : "revoke";
  if (canTake(step, status, "payment"))
    await moveListing(tx, listing, {
      step,
      now,
      changes: { ...changes, featured: isFeaturedPackage(changes.packageId) },
    });
  else
    await tx
      .update(listings)
      // A withdrawn listing, or one that runs until sold, must not come back after a refund.
      .set({ ...changes, ...(!remains && { withdrawnAt: null }) })
      .where(eq(listings.id, listingId));
  return status !== "sold";
}
