import { and, asc, count, countDistinct, desc, eq, gt, isNotNull, or, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { grantState } from "#app/listings/public-listing.server.ts";
import { documentAccess } from "#app/listings/media/media.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import { readInBatches } from "#app/shared/batches.ts";
import { offsetOf, type Page, paged } from "#app/shared/paging.ts";
import { roomOpenings } from "#app/deals/room/room.table.ts";

const openingColumns = {
  ...pick(roomOpenings, "id", "documentName", "version", "page", "openedAt"),
  reader: fullName(),
  isAdministrator: sql<boolean>`${users.userType} = 'admin'`,
};

const toShown = <Row extends { openedAt: Date }>({ openedAt, ...row }: Row) => ({
  ...row,
  openedAt: openedAt.toISOString(),
});

/** Of one document, or of the whole room. */
export async function listOpenings(db: Db, listingId: string, page: Page, documentId?: string) {
  const isHere = and(
    eq(roomOpenings.listingId, listingId),
    documentId ? eq(roomOpenings.documentId, documentId) : undefined,
  );
  const [rows, total] = await Promise.all([
    db
      .select(openingColumns)
      .from(roomOpenings)
      .innerJoin(users, eq(users.id, roomOpenings.readerId))
      .where(isHere)
      .orderBy(desc(roomOpenings.openedAt), desc(roomOpenings.id))
      .limit(page.size)
      .offset(offsetOf(page)),
    db.$count(roomOpenings, isHere),
  ]);
  return paged(rows.map(toShown), total, page);
}

/** For the export, oldest first. */
export const readOpenings = (db: Db, listingId: string) =>
  readInBatches(
    (after: { id: string; openedAt: Date } | null, size) =>
      db
        .select({ ...openingColumns, email: users.email })
        .from(roomOpenings)
        .innerJoin(users, eq(users.id, roomOpenings.readerId))
        .where(
          and(
            eq(roomOpenings.listingId, listingId),
            after
              ? or(
                  gt(roomOpenings.openedAt, after.openedAt),
                  and(eq(roomOpenings.openedAt, after.openedAt), gt(roomOpenings.id, after.id)),
                )
              : undefined,
          ),
        )
        .orderBy(asc(roomOpenings.openedAt), asc(roomOpenings.id))
        .limit(size),
    ({ id, openedAt }) => ({ id, openedAt }),
  );

export async function countReaders(db: Db, listingId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({
      documentId: roomOpenings.documentId,
      readers: countDistinct(roomOpenings.readerId),
    })
    .from(roomOpenings)
    .where(and(eq(roomOpenings.listingId, listingId), isNotNull(roomOpenings.documentId)))
    .groupBy(roomOpenings.documentId);
  return new Map(rows.map(({ documentId, readers }) => [documentId!, readers]));
}

/** More than any room has. */
const maxReaders = 200;

/** Everyone with access now, and how much they have opened. */
export async function listReaders(db: Db, listingId: string, now: Date) {
  const rows = await db
    .select({
      id: users.id,
      name: fullName(),
      since: documentAccess.grantedAt,
      openings: count(roomOpenings.id),
      documents: countDistinct(roomOpenings.documentId),
      lastAt: sql<Date | null>`max(${roomOpenings.openedAt})`.mapWith(roomOpenings.openedAt),
    })
    .from(documentAccess)
    .innerJoin(users, eq(users.id, documentAccess.userId))
    .innerJoin(listings, eq(listings.id, documentAccess.listingId))
    .leftJoin(
      roomOpenings,
      and(eq(roomOpenings.readerId, users.id), eq(roomOpenings.listingId, listingId)),
    )
    .where(and(eq(documentAccess.listingId, listingId), eq(grantState(now), "granted")))
    .groupBy(users.id, documentAccess.grantedAt)
    .orderBy(desc(documentAccess.grantedAt), users.id)
    .limit(maxReaders);
  return rows.map(({ id, name, since, openings, documents, lastAt }) => ({
    id,
    name,
    since: since!.toISOString(),
    openings,
    documents,
    lastAt: lastAt?.toISOString() ?? null,
  }));
}
