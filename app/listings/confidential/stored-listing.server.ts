import { asc, eq, type SQL } from "drizzle-orm";
import type { CategorySlug } from "#app/listings/category.ts";
import { listingCategories, listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { confidentialListings } from "./confidential-listings.table.ts";
import { derivedColumns } from "./particulars.ts";

export type ListingRow = typeof listings.$inferSelect;

/** The real values, whatever visitors see. */
export interface StoredListing extends ListingRow {
  categories: CategorySlug[];
}

export const findStoredListing = async (
  db: Db,
  where: SQL | undefined,
): Promise<StoredListing | null> => readStored(db, await db.select().from(listings).where(where));

/** Locks the listing for the transaction. */
export const lockStoredListing = async (
  tx: Db,
  where: SQL | undefined,
): Promise<StoredListing | null> =>
  readStored(tx, await tx.select().from(listings).where(where).for("update"));

/** Read after the lock, so that both rows have the same version. */
async function readStored(db: Db, [row]: ListingRow[]): Promise<StoredListing | null> {
  if (!row) return null;
  const rows = await db
    .select({ category: listingCategories.category })
    .from(listingCategories)
    .where(eq(listingCategories.listingId, row.id))
    .orderBy(asc(listingCategories.position));
  const categories = rows.map(({ category }) => category);
  if (!row.confidential) return { ...row, categories };
  const [real] = await db
    .select({ particulars: confidentialListings.particulars })
    .from(confidentialListings)
    .where(eq(confidentialListings.listingId, row.id));
  if (!real) throw new Error(`The confidential listing ${row.id} has no particulars`);
  return { ...row, ...real.particulars, ...derivedColumns(real.particulars), categories };
}
