import { and, eq, gt } from "drizzle-orm";
import { savedListings } from "#app/listings/saved/saved-listings.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { readInBatches } from "#app/shared/batches.ts";

/** The user's own listings, all columns, in every status. */
export const exportListings = (db: Db, userId: string) =>
  readInBatches(
    (after: string | null, size) =>
      db
        .select()
        .from(listings)
        .where(and(eq(listings.ownerId, userId), after ? gt(listings.id, after) : undefined))
        .orderBy(listings.id)
        .limit(size),
    (row) => row.id,
  );

/** Saved listings; of somebody else's listing only the title, which was public. */
export const exportSavedListings = (db: Db, userId: string) =>
  readInBatches(
    (after: string | null, size) =>
      db
        .select({
          listingId: savedListings.listingId,
          title: listings.title,
          note: savedListings.note,
          savedAt: savedListings.createdAt,
        })
        .from(savedListings)
        .innerJoin(listings, eq(listings.id, savedListings.listingId))
        .where(
          and(
            eq(savedListings.userId, userId),
            after ? gt(savedListings.listingId, after) : undefined,
          ),
        )
        .orderBy(savedListings.listingId)
        .limit(size),
    (row) => row.listingId,
  );
