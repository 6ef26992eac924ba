import { and, eq } from "drizzle-orm";
import { savedListings } from "#app/listings/saved/saved-listings.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { isOpenListing } from "#app/listings/public-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface SaveListingInput {
  userId: string;
  listingId: string;
  now: Date;
}

/** Idempotent. Only listings that others can see can be saved. */
export async function saveListing(
  db: Db,
  { userId, listingId, now }: SaveListingInput,
): Promise<{ ok: true } | { ok: false; reason: "not-found" }> {
  return db.transaction(async (tx) => {
    const [listing] = await tx
      .select({ id: listings.id })
      .from(listings)
      .where(and(eq(listings.id, listingId), isOpenListing(now)));
    if (!listing) return { ok: false, reason: "not-found" };
    await tx
      .insert(savedListings)
      .values({ userId, listingId, createdAt: now })
      .onConflictDoNothing();
    return { ok: true };
  });
}

export async function removeSavedListing(db: Db, userId: string, listingId: string): Promise<void> {
  await db
    .delete(savedListings)
    .where(and(eq(savedListings.userId, userId), eq(savedListings.listingId, listingId)));
}
