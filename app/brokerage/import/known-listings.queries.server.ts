import { and, eq, inArray } from "drizzle-orm";
import { listStoredListings } from "#app/listings/confidential/stored-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { managedBy } from "#app/listings/public-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { isId } from "#app/platform/db/id.ts";
import { pick } from "#app/platform/db/pick.ts";
import { formOf } from "#app/selling/editing/field-values.ts";
import { listingFeeds, listingPhotoSources, listingReferences } from "./imports.table.ts";
import { isUnusual } from "#app/brokerage/feed/feed.ts";
import type { CheckedRow, KnownListing } from "./rows/check-rows.ts";
import type { Mapping } from "./rows/import-columns.ts";
import { unprotectCell } from "./rows/protect-cell.ts";

const batch = 200;

/** The listings that rows may belong to: by the person's references, or by our ids. */
export async function findKnownListings(
  db: Db,
  userId: string,
  { rows, mapping }: { rows: readonly { cells: readonly string[] }[]; mapping: Mapping },
): Promise<{ known: KnownListing[]; lost: string[] }> {
  const keys = {
    reference: cellsAt(rows, mapping.indexOf("reference")),
    id: cellsAt(rows, mapping.indexOf("listingId"))
      .map((id) => id.toLowerCase())
      .filter(isId),
  };
  const references: Awaited<ReturnType<typeof listReferences>> = [];
  for (const some of inBatches(keys.reference))
    references.push(...(await listReferences(db, userId, "reference", some)));
  for (const some of inBatches(keys.id))
    references.push(...(await listReferences(db, userId, "listingId", some)));
  const referenceOf = new Map(references.map((one) => [one.listingId, one]));

  const known: KnownListing[] = [];
  for (const some of inBatches([...new Set([...referenceOf.keys(), ...keys.id])])) {
    const stored = await listStoredListings(db, and(inArray(listings.id, some), managedBy(userId)));
    const photos = await listPhotoAddresses(db, some);
    known.push(
      ...stored.map((listing) => ({
        id: listing.id,
        reference: referenceOf.get(listing.id)?.reference ?? null,
        isWithdrawnByFeed: referenceOf.get(listing.id)?.withdrawnByFeed ?? false,
        status: listing.status,
        form: formOf(listing),
        photos: photos.get(listing.id) ?? [],
      })),
    );
  }
  const managed = new Set(known.map(({ id }) => id));
  const lost = references.filter(({ listingId }) => !managed.has(listingId));
  return { known, lost: lost.map(({ reference }) => reference) };
}

const cellsAt = (rows: readonly { cells: readonly string[] }[], at: number): string[] =>
  at < 0
    ? []
    : [...new Set(rows.map(({ cells }) => unprotectCell(cells[at] ?? "")).filter(Boolean))];

function* inBatches<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let at = 0; at < items.length; at += batch) yield items.slice(at, at + batch);
}

const listReferences = (db: Db, userId: string, by: "reference" | "listingId", values: string[]) =>
  db
    .select(pick(listingReferences, "reference", "listingId", "withdrawnByFeed"))
    .from(listingReferences)
    .where(and(eq(listingReferences.userId, userId), inArray(listingReferences[by], values)));

/** All that the listing knows, or one person's: an address may be meant for them alone. */
export async function listPhotoAddresses(
  db: Db,
  listingIds: string[],
  userId?: string,
): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ listingId: listingPhotoSources.listingId, address: listingPhotoSources.address })
    .from(listingPhotoSources)
    .where(
      and(
        inArray(listingPhotoSources.listingId, listingIds),
        userId === undefined ? undefined : eq(listingPhotoSources.userId, userId),
      ),
    );
  const found = new Map<string, string[]>();
  for (const { listingId, address } of rows)
    found.set(listingId, [...(found.get(listingId) ?? []), address]);
  return found;
}

/**
 * What the feed had the last time and has no more, if the person wants that to be withdrawn. Only what is on the market is
 * withdrawn; all of it counts as missing.
 */
export async function findAbsent(
  db: Db,
  userId: string,
  checked: readonly CheckedRow[],
): Promise<{ rows: CheckedRow[]; isUnusual: boolean }> {
  const expected = await db
    .select({ ...pick(listingReferences, "reference", "listingId"), status: listings.status })
    .from(listingReferences)
    .innerJoin(listings, eq(listings.id, listingReferences.listingId))
    .innerJoin(listingFeeds, eq(listingFeeds.userId, listingReferences.userId))
    .where(
      and(
        eq(listingReferences.userId, userId),
        eq(listingReferences.inFeed, true),
        listingFeeds.withdraws,
        eq(listings.ownerId, userId),
      ),
    );
  const present = new Set(checked.flatMap(({ reference, listingId }) => [reference, listingId]));
  const absent = expected.filter(
    ({ reference, listingId }) => !present.has(reference) && !present.has(listingId),
  );
  return {
    isUnusual: isUnusual(absent.length, expected.length),
    rows: absent
      .filter(({ status }) => status === "active")
      .map(({ reference, listingId }) => ({
        kind: "missing",
        reference,
        listingId,
        errors: [],
        changes: [],
        photos: [],
        locked: [],
        cleaned: [],
        returns: false,
      })),
  };
}
