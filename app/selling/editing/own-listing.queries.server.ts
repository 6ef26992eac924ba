import { and, asc, eq, sql } from "drizzle-orm";
import type { StoredListing } from "./field-values.ts";
import { listingCategories, listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { MediaCounts } from "./completeness.ts";
import { listingMedia } from "#app/listings/media/media.table.ts";

interface OwnListing {
  listingId: string;
  ownerId: string;
}

/** The whole listing for its owner. Another owner's is not found. */
export async function findOwnListing(db: Db, own: OwnListing): Promise<StoredListing | null> {
  const [row] = await db.select().from(listings).where(isOwn(own));
  return row ? { ...row, categories: await listCategories(db, row.id) } : null;
}

export async function findAnyListing(db: Db, listingId: string): Promise<StoredListing | null> {
  const [row] = await db.select().from(listings).where(eq(listings.id, listingId));
  return row ? { ...row, categories: await listCategories(db, row.id) } : null;
}

export async function lockOwnListing(tx: Db, own: OwnListing): Promise<StoredListing | null> {
  const [row] = await tx.select().from(listings).where(isOwn(own)).for("update");
  return row ? { ...row, categories: await listCategories(tx, row.id) } : null;
}

const isOwn = ({ listingId, ownerId }: OwnListing) =>
  and(eq(listings.id, listingId), eq(listings.ownerId, ownerId));

async function listCategories(db: Db, listingId: string) {
  const rows = await db
    .select({ category: listingCategories.category })
    .from(listingCategories)
    .where(eq(listingCategories.listingId, listingId))
    .orderBy(asc(listingCategories.position));
  return rows.map(({ category }) => category);
}

export async function countMedia(db: Db, listingId: string): Promise<MediaCounts> {
  const [counts] = await db
    .select({
      photos: sql<number>`count(*) filter (where ${listingMedia.kind} = 'photo')::int`,
      documents: sql<number>`count(*) filter (where ${listingMedia.kind} = 'document')::int`,
    })
    .from(listingMedia)
    .where(eq(listingMedia.listingId, listingId));
  return counts!;
}
