import { eq, sql } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import { publishToReaders } from "#app/listings/media/documents/publish-readers.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { confidentialAbove, isConfidential } from "./confidentiality.ts";
import { confidentialListings } from "./confidential-listings.table.ts";
import { makeTeaser } from "./make-teaser.ts";
import { derivedColumns, particularsOf } from "./particulars.ts";
import { forgetExactTraces, listPastPrices, writePrices } from "./price-history.server.ts";
import { lockStoredListing, type StoredListing } from "./stored-listing.server.ts";

export type ListingColumns = Partial<Omit<typeof listings.$inferInsert, "id">>;

/**
 * The one writer of the columns that a teaser masks: real values go into the row of an open listing, or beside the teaser of
 * a confidential one. Which it is, is decided here at each change. The listing must be locked (`lockStoredListing`).
 */
export async function storeListing(
  tx: Db,
  before: StoredListing,
  columns: ListingColumns,
  categories = before.categories,
): Promise<StoredListing> {
  const next = { ...before, ...columns, categories };
  const confidential = await decide(tx, before, next);
  const isMasked = confidential || before.confidential;
  const pastPrices = isMasked ? await listPastPrices(tx, before) : [];
  const [row] = await tx
    .update(listings)
    .set({
      // Always has a column: a change of categories alone must raise the version too.
      title: next.title,
      ...columns,
      ...(isMasked && (confidential ? makeTeaser(next) : particularsOf(next))),
      confidential,
    })
    .where(eq(listings.id, before.id))
    .returning();
  if (opening.some((name) => String(row![name]) !== String(before[name])))
    await publishToReaders(tx, before);
  if (!isMasked) return { ...row!, categories };

  const { id: listingId, updatedAt, currency } = row!;
  const particulars = particularsOf(next);
  const isRepriced = next.askingPrice !== before.askingPrice || currency !== before.currency;
  const latest = { since: updatedAt.toISOString(), amount: next.askingPrice, currency };
  const prices = isRepriced ? [...pastPrices, latest] : pastPrices;
  if (confidential) {
    const real = { particulars, prices };
    await tx
      .insert(confidentialListings)
      .values({ listingId, ...real })
      .onConflictDoUpdate({ target: confidentialListings.listingId, set: real });
  } else await tx.delete(confidentialListings).where(eq(confidentialListings.listingId, listingId));
  if (confidential !== before.confidential) await writePrices(tx, listingId, prices, confidential);
  if (confidential && !before.confidential) await forgetExactTraces(tx, listingId);
  return { ...row!, ...particulars, ...derivedColumns(particulars), categories };
}

/** For commands that have not read the whole listing. */
export async function changeListing(
  tx: Db,
  listingId: string,
  columns: ListingColumns,
): Promise<void> {
  const listing = await lockStoredListing(tx, eq(listings.id, listingId));
  if (listing) await storeListing(tx, listing, columns);
}

/** What a reader's access depends on, beside the owner's answer. */
const opening = [
  "status",
  "expiresAt",
  "packageId",
  "ownerId",
  "confidential",
  "agreementRequired",
] as const;

const deciding = ["confidentiality", "askingPrice", "askingPriceRange", "currency"] as const;

/** Once published, only a new price or choice decides again; a new exchange rate does not. */
async function decide(tx: Db, before: StoredListing, next: StoredListing): Promise<boolean> {
  const { confidentiality } = next;
  const isSettled = before.publishedAt && deciding.every((name) => next[name] === before[name]);
  if (confidentiality === "by-price" && isSettled) return before.confidential;
  return isConfidential({
    confidentiality,
    isAboveLimit: confidentiality === "by-price" && (await isAboveLimit(tx, next)),
    wasPublishedAsTeaser:
      before.confidential &&
      before.publishedAt !== null &&
      before.confidentiality === confidentiality,
  });
}

async function isAboveLimit(
  tx: Db,
  { askingPrice, askingPriceRange, currency }: StoredListing,
): Promise<boolean> {
  if (askingPrice === null && askingPriceRange === null) return false;
  const { rows } = await tx.execute<{ is_above: boolean }>(sql`
    select list_price_in_cad(${askingPrice}::bigint, ${askingPriceRange}, latest_rate(${currency}))
      > ${confidentialAbove * 100}::bigint as is_above`);
  return rows[0]!.is_above;
}
