import { eq } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import { changedFields } from "#app/platform/audit/changed-fields.ts";
import { auditListing } from "#app/listings/audit-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";

export interface ListingFlags {
  featured?: boolean;
  verified?: boolean;
}

export interface FlagChange {
  listingId: string;
  actorId: string;
  flags: ListingFlags;
  now: Date;
  requestId?: string | null;
}

export type FlagOutcome =
  | { ok: true; changed: boolean }
  | { ok: false; reason: "not-found" | "no-package" };

export const setListingFlags = (db: Db, change: FlagChange): Promise<FlagOutcome> =>
  db.transaction((tx) => setFlagsIn(tx, change));

export async function setFlagsIn(tx: Db, change: FlagChange): Promise<FlagOutcome> {
  const { listingId, flags, now } = change;
  const [listing] = await tx
    .select(pick(listings, "featured", "verified", "packageId"))
    .from(listings)
    .where(eq(listings.id, listingId))
    .for("update");
  if (!listing) return { ok: false, reason: "not-found" };
  const { featured, verified, packageId } = listing;
  if (flags.featured && !packageId) return { ok: false, reason: "no-package" };
  const changes = changedFields({ featured, verified }, { featured, verified, ...flags });
  if (!changes) return { ok: true, changed: false };
  await tx
    .update(listings)
    .set({ ...flags, updatedAt: now })
    .where(eq(listings.id, listingId));
  await auditListing(tx, change, "listing-flags-changed", { ...changes });
  return { ok: true, changed: true };
}
