import { and, eq, gt, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { confidentialListings } from "#app/listings/confidential/confidential-listings.table.ts";
import { derivedColumns } from "#app/listings/confidential/particulars.ts";
import { listings } from "#app/listings/listings.table.ts";
import { documentAccess, documentOpenings, listingMedia } from "#app/listings/media/media.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { readInBatches } from "#app/shared/batches.ts";
import { savedListings } from "#app/shortlist/saved/saved-listings.table.ts";

interface Batch {
  where: SQL | undefined;
  key: AnyPgColumn;
  size: number;
}

/** Reads a user's rows in batches, ordered by a key among the selected columns. */
const exportRows = <Name extends string, Row extends Record<Name, string>>(
  isOwn: SQL,
  key: AnyPgColumn,
  name: Name,
  read: (batch: Batch) => PromiseLike<Row[]>,
) =>
  readInBatches(
    async (after: string | null, size: number): Promise<Row[]> =>
      read({ where: and(isOwn, after ? gt(key, after) : undefined), key, size }),
    (row): string => row[name],
  );

export const exportListings = (db: Db, userId: string) =>
  exportRows(eq(listings.ownerId, userId), listings.id, "id", ({ where, key, size }) =>
    db
      .select({ row: listings, particulars: confidentialListings.particulars })
      .from(listings)
      .leftJoin(confidentialListings, eq(confidentialListings.listingId, listings.id))
      .where(where)
      .orderBy(key)
      .limit(size)
      .then((rows) =>
        rows.map(({ row, particulars }) =>
          particulars ? { ...row, ...particulars, ...derivedColumns(particulars) } : row,
        ),
      ),
  );

/** Only the title of other people's listings, which was public. */
export const exportSavedListings = (db: Db, userId: string) => {
  const { listingId, note, createdAt } = savedListings;
  const isOwn = eq(savedListings.userId, userId);
  return exportRows(isOwn, listingId, "listingId", ({ where, key, size }) =>
    db
      .select({ listingId, title: listings.title, note, savedAt: createdAt })
      .from(savedListings)
      .innerJoin(listings, eq(listings.id, listingId))
      .where(where)
      .orderBy(key)
      .limit(size),
  );
};

/** The user's uploads to their listings; the files themselves are on the listing pages. */
export const exportMedia = (db: Db, userId: string) => {
  const { id, listingId, kind, fileName, caption, alt, revealing, bytes, createdAt } = listingMedia;
  const columns = { id, listingId, kind, fileName, caption, alt, revealing, bytes };
  return exportRows(eq(listings.ownerId, userId), id, "id", ({ where, key, size }) =>
    db
      .select({ ...columns, addedAt: createdAt })
      .from(listingMedia)
      .innerJoin(listings, eq(listings.id, listingId))
      .where(where)
      .orderBy(key)
      .limit(size),
  );
};

export const exportDocumentRequests = (db: Db, userId: string) => {
  const { listingId, requestedAt, grantedAt, refusedAt, revokedAt, endsAt } = documentAccess;
  const columns = { listingId, requestedAt, grantedAt, refusedAt, revokedAt, endsAt };
  const isOwn = eq(documentAccess.userId, userId);
  return exportRows(isOwn, listingId, "listingId", ({ where, key, size }) =>
    db
      .select({ ...columns, title: listings.title })
      .from(documentAccess)
      .innerJoin(listings, eq(listings.id, listingId))
      .where(where)
      .orderBy(key)
      .limit(size),
  );
};

/** When the user opened documents of which listing; their names may be confidential again. */
export const exportDocumentOpenings = (db: Db, userId: string) => {
  const { id, listingId, openedAt } = documentOpenings;
  return exportRows(eq(documentOpenings.userId, userId), id, "id", ({ where, key, size }) =>
    db
      .select({ id, listingId, title: listings.title, openedAt })
      .from(documentOpenings)
      .innerJoin(listings, eq(listings.id, listingId))
      .where(where)
      .orderBy(key)
      .limit(size),
  );
};
