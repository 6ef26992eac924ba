import { and, count, desc, eq, inArray, or, type SQL } from "drizzle-orm";
import { savedListings } from "#app/listings/audience/audience.table.ts";
import { isPublicListing, selectCards } from "#app/listings/listing-cards.queries.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { offsetOf, type Page } from "#app/shared/paging.ts";

/** What was saved and then withdrawn is not shown; what was sold still has a page. */
const isOpen = (now: Date): SQL => or(isPublicListing(now), eq(listings.status, "sold"))!;

export async function countSaved(db: Db, userId: string, now: Date) {
  const [row] = await db
    .select({ saved: count() })
    .from(savedListings)
    .innerJoin(listings, eq(listings.id, savedListings.listingId))
    .where(and(eq(savedListings.userId, userId), isOpen(now)));
  return row!.saved;
}

/** The latest first. Two queries, whatever the number: which ones, then their cards. */
export async function listSaved(db: Db, userId: string, now: Date, page: Page) {
  const saved = await db
    .select({
      listingId: savedListings.listingId,
      note: savedListings.note,
      savedAt: savedListings.createdAt,
      status: listings.status,
    })
    .from(savedListings)
    .innerJoin(listings, eq(listings.id, savedListings.listingId))
    .where(and(eq(savedListings.userId, userId), isOpen(now)))
    .orderBy(desc(savedListings.createdAt), desc(savedListings.listingId))
    .limit(page.size)
    .offset(offsetOf(page));
  if (saved.length === 0) return [];
  const ids = saved.map(({ listingId }) => listingId);
  const cards = await selectCards(db, inArray(listings.id, ids), [], page.size);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return saved.flatMap((row) => {
    const card = byId.get(row.listingId);
    return card ? [{ ...row, card }] : [];
  });
}

/** Which of these the person has saved, for the hearts on a page. */
export async function findSavedIds(
  db: Db,
  userId: string,
  listingIds: readonly string[],
): Promise<Set<string>> {
  if (listingIds.length === 0) return new Set();
  const rows = await db
    .select({ listingId: savedListings.listingId })
    .from(savedListings)
    .where(
      and(eq(savedListings.userId, userId), inArray(savedListings.listingId, [...listingIds])),
    );
  return new Set(rows.map(({ listingId }) => listingId));
}
