import { and, eq, gt, type Placeholder, type SQL, sql } from "drizzle-orm";
import { listingCategories, listings } from "#app/listings/listings.table.ts";
import type { ListingCardRow } from "#app/listings/make-card.ts";
import { listingMedia } from "#app/listings/media/media.table.ts";
import { forever, listingIndex } from "#app/listings/search/search.table.ts";
import { toSecond } from "#app/listings/search/search-numbers.ts";
import type { Db } from "#app/platform/db/db.ts";

export const isPublicListing = (now: Date): SQL =>
  and(eq(listings.status, "active"), gt(listings.expiresAt, now))!;

/** Cards need few columns, all of them public. One query, whatever their number. */
export function selectCards(
  db: Db,
  where: SQL,
  orderBy: SQL[],
  limit: number | Placeholder,
  nowSecond: SQL | number = toSecond(new Date()),
) {
  return db
    .select({
      id: listings.id,
      title: listings.title,
      city: listings.city,
      region: listings.region,
      category: listingCategories.category,
      currency: listings.currency,
      askingPrice: listings.askingPrice,
      askingPriceRange: listings.askingPriceRange,
      askingPriceOnRequest: listings.askingPriceOnRequest,
      annualRevenue: listings.annualRevenue,
      annualRevenueRange: listings.annualRevenueRange,
      annualRevenueOnRequest: listings.annualRevenueOnRequest,
      annualCashFlow: listings.annualCashFlow,
      annualCashFlowRange: listings.annualCashFlowRange,
      annualCashFlowOnRequest: listings.annualCashFlowOnRequest,
      pricePerCashFlow: listings.pricePerCashFlow,
      createdAt: listings.createdAt,
      publishedAt: listings.publishedAt,
      featured: listings.featured,
      priceReduced: sql<boolean>`coalesce(${listingIndex.reducedUntil} > ${nowSecond}, false)`,
      franchise: listings.franchise,
      quickSale: listings.quickSale,
      photoId: listingMedia.id,
      photoCaption: listingMedia.caption,
      photoWidth: listingMedia.width,
      photoHeight: listingMedia.height,
    })
    .from(listings)
    .innerJoin(
      listingCategories,
      and(eq(listingCategories.listingId, listings.id), eq(listingCategories.position, 0)),
    )
    .leftJoin(
      listingMedia,
      and(
        eq(listingMedia.listingId, listings.id),
        eq(listingMedia.featured, true),
        // A photo that gives the place away is shown only once a package is bought.
        sql`(not ${listingMedia.revealing} or ${listings.packageId} is not null)`,
      ),
    )
    .leftJoin(
      listingIndex,
      and(eq(listingIndex.listingId, listings.id), eq(listingIndex.ended, forever)),
    )
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
}

/** The cards of these listings in this order; what is no longer public is left out. */
export async function listCardsByIds(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<ListingCardRow[]> {
  if (ids.length === 0) return [];
  const { placeholder } = sql;
  // Every list of cards asks this: a server plans it once for each connection, which saves a third of the time.
  const rows = await selectCards(
    db,
    sql`${listings.id} = any (${placeholder("ids")}::uuid[]) and ${listings.status} = 'active' and ${listings.expiresAt} > ${placeholder("now")}`,
    [],
    placeholder("limit"),
    sql`${placeholder("nowSecond")}::int`,
  )
    .prepare("cards_by_ids")
    .execute({ ids: [...ids], limit: ids.length, now, nowSecond: toSecond(now) });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
