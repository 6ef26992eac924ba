import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { listPhotoAddresses } from "#app/brokerage/import/known-listings.queries.server.ts";
import { listingReferences } from "#app/brokerage/import/imports.table.ts";
import {
  columnLabel,
  columnName,
  importColumns,
  isField,
} from "#app/brokerage/import/rows/import-columns.ts";
import { writeCell } from "#app/brokerage/import/rows/read-cell.ts";
import {
  listStoredListings,
  type StoredListing,
} from "#app/listings/confidential/stored-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { managedBy } from "#app/listings/public-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { fieldText } from "#app/selling/editing/field-values.ts";
import { readInBatches } from "#app/shared/batches.ts";
import type { SheetColumn } from "./write-sheet.server.ts";

const numbers = new Set(["askingPrice", "salesRevenue", "cashFlow", "growthRate", "established"])
  .add("squareFootage")
  .add("responseTime");

/** The columns that an import reads, and the state of the listing, which it does not. */
export const exportColumns: readonly SheetColumn[] = [
  ...importColumns.map((column) => ({
    key: columnName(column),
    label: columnLabel(column),
    isNumber: numbers.has(column),
  })),
  { key: "listingStatus", label: "Listing status", isNumber: false },
];

const batchSize = 100;

/** What the person owns or represents, as the form shows it. */
export async function* readExportRows(db: Db, userId: string): AsyncGenerator<string[]> {
  const batches = readInBatches(
    async (after: string | null, size) => {
      const ids = await db
        .select({ id: listings.id })
        .from(listings)
        .where(and(managedBy(userId), after ? gt(listings.id, after) : undefined))
        .orderBy(asc(listings.id))
        .limit(size);
      return ids.map(({ id }) => id);
    },
    (id) => id,
    batchSize,
  );
  let some: string[] = [];
  for await (const id of batches) {
    some.push(id);
    if (some.length < batchSize) continue;
    yield* await rowsOf(db, userId, some);
    some = [];
  }
  if (some.length > 0) yield* await rowsOf(db, userId, some);
}

async function rowsOf(db: Db, userId: string, ids: string[]): Promise<string[][]> {
  const [stored, references, photos] = await Promise.all([
    listStoredListings(db, inArray(listings.id, ids)),
    db
      .select({ listingId: listingReferences.listingId, reference: listingReferences.reference })
      .from(listingReferences)
      .where(and(eq(listingReferences.userId, userId), inArray(listingReferences.listingId, ids))),
    listPhotoAddresses(db, ids, userId),
  ]);
  const referenceOf = new Map(references.map((one) => [one.listingId, one.reference]));
  const byId = new Map(stored.map((listing) => [listing.id, listing]));
  return ids.flatMap((id) => {
    const listing = byId.get(id);
    return listing ? [cellsOf(listing, referenceOf.get(id) ?? "", photos.get(id) ?? [])] : [];
  });
}

const cellsOf = (
  listing: StoredListing,
  reference: string,
  photos: readonly string[],
): string[] => [
  ...importColumns.map((column) => {
    if (isField(column)) return writeCell(column, fieldText(listing, column));
    return { reference, listingId: listing.id, photos: photos.join("\n") }[column];
  }),
  listing.status,
];
