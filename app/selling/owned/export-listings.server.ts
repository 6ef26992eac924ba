import { and, eq, gt } from "drizzle-orm";
import { savedListings } from "#app/shortlist/saved/saved-listings.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { documentAccess, documentOpenings, listingMedia } from "#app/listings/media/media.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { readInBatches } from "#app/shared/batches.ts";

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

/** Saved listings; of others' listings only the title, which was public. */
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

/** What the user uploaded to their listings; the files themselves are on the pages of the listings. */
export const exportMedia = (db: Db, userId: string) =>
  readInBatches(
    (after: string | null, size) =>
      db
        .select({
          id: listingMedia.id,
          listingId: listingMedia.listingId,
          kind: listingMedia.kind,
          fileName: listingMedia.fileName,
          caption: listingMedia.caption,
          alt: listingMedia.alt,
          revealing: listingMedia.revealing,
          bytes: listingMedia.bytes,
          addedAt: listingMedia.createdAt,
        })
        .from(listingMedia)
        .innerJoin(listings, eq(listings.id, listingMedia.listingId))
        .where(and(eq(listings.ownerId, userId), after ? gt(listingMedia.id, after) : undefined))
        .orderBy(listingMedia.id)
        .limit(size),
    (row) => row.id,
  );

export const exportDocumentRequests = (db: Db, userId: string) =>
  readInBatches(
    (after: string | null, size) =>
      db
        .select({
          listingId: documentAccess.listingId,
          title: listings.title,
          requestedAt: documentAccess.requestedAt,
          grantedAt: documentAccess.grantedAt,
          refusedAt: documentAccess.refusedAt,
        })
        .from(documentAccess)
        .innerJoin(listings, eq(listings.id, documentAccess.listingId))
        .where(
          and(
            eq(documentAccess.userId, userId),
            after ? gt(documentAccess.listingId, after) : undefined,
          ),
        )
        .orderBy(documentAccess.listingId)
        .limit(size),
    (row) => row.listingId,
  );

/** When the user opened documents of which listing; their names may be confidential again. */
export const exportDocumentOpenings = (db: Db, userId: string) =>
  readInBatches(
    (after: string | null, size) =>
      db
        .select({
          id: documentOpenings.id,
          listingId: documentOpenings.listingId,
          title: listings.title,
          openedAt: documentOpenings.openedAt,
        })
        .from(documentOpenings)
        .innerJoin(listings, eq(listings.id, documentOpenings.listingId))
        .where(
          and(
            eq(documentOpenings.userId, userId),
            after ? gt(documentOpenings.id, after) : undefined,
          ),
        )
        .orderBy(documentOpenings.id)
        .limit(size),
    (row) => row.id,
  );
