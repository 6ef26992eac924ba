import { eq } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import { changedFields } from "#app/platform/audit/changed-fields.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface ListingFlags {
  featured?: boolean;
  verified?: boolean;
}

export interface FlagChange {
  listingId: string;
  /** The administrator. */
  actorId: string;
  flags: ListingFlags;
  now: Date;
  requestId?: string | null;
}

export type FlagOutcome =
  | { ok: true; changed: boolean }
  /** Only what has a package can be featured. */
  | { ok: false; reason: "not-found" | "no-package" };

/** Features or verifies a listing, or takes it back. What is so already is left alone. */
export const setListingFlags = (db: Db, change: FlagChange): Promise<FlagOutcome> =>
  db.transaction((tx) => setFlagsIn(tx, change));

/** The same within a transaction of the caller. */
export async function setFlagsIn(
  tx: Db,
  { listingId, actorId, flags, now, requestId = null }: FlagChange,
): Promise<FlagOutcome> {
  const [listing] = await tx
    .select({
      featured: listings.featured,
      verified: listings.verified,
      packageId: listings.packageId,
    })
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
  await recordAudit(tx, {
    actorId,
    action: "listing-flags-changed",
    subjectType: "listing",
    subjectId: listingId,
    details: { ...changes },
    requestId,
  });
  return { ok: true, changed: true };
}
