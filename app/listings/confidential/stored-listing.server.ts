import { asc, inArray, type SQL } from "drizzle-orm";
import type { CategorySlug } from "#app/listings/category.ts";
import { listingCategories, listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
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
): Promise<StoredListing | null> => (await listStoredListings(db, where))[0] ?? null;

export const listStoredListings = async (
  db: Db,
  where: SQL | undefined,
): Promise<StoredListing[]> => readStored(db, await db.select().from(listings).where(where));

/** Locks the listing for the transaction. */
export const lockStoredListing = async (
  tx: Db,
  where: SQL | undefined,
): Promise<StoredListing | null> =>
  (await readStored(tx, await tx.select().from(listings).where(where).for("update")))[0] ?? null;

/** Read after the lock, so that both rows have the same version. */
async function readStored(db: Db, rows: ListingRow[]): Promise<StoredListing[]> {
  if (rows.length === 0) return [];
  const ids = (some: ListingRow[]) => some.map(({ id }) => id);
  const categoryRows = await db
    .select({ listingId: listingCategories.listingId, category: listingCategories.category })
    .from(listingCategories)
    .where(inArray(listingCategories.listingId, ids(rows)))
    .orderBy(asc(listingCategories.position));
  const masked = rows.filter(({ confidential }) => confidential);
  const realRows =
    masked.length === 0
      ? []
      : await db
          .select(pick(confidentialListings, "listingId", "particulars"))
          .from(confidentialListings)
          .where(inArray(confidentialListings.listingId, ids(masked)));
  const categoriesOf = Map.groupBy(categoryRows, ({ listingId }) => listingId);
  const particularsOf = new Map(realRows.map((real) => [real.listingId, real.particulars]));
  return rows.map((row) => {
    const categories = (categoriesOf.get(row.id) ?? []).map(({ category }) => category);
    if (!row.confidential) return { ...row, categories };
    const particulars = particularsOf.get(row.id);
    if (!particulars) throw new Error(`The confidential listing ${row.id} has no particulars`);
    return { ...row, ...particulars, ...derivedColumns(particulars), categories };
  });
}
