import { and, type Placeholder, type SQL, sql, asc, desc, eq } from "drizzle-orm";
import { listingCategories, listings } from "#app/listings/listings.table.ts";
import { listingMedia } from "#app/listings/media/media.table.ts";
import { listingIndex } from "#app/listings/index/search.table.ts";
import { toIndexTime } from "#app/listings/index/index-encoding.ts";
import {
  isCurrentIndexRow,
  isMainCategory,
  isPublicListing,
  isSaleAgreed,
  isShownPhoto,
  accessColumns,
  photoColumns,
  placeColumns,
  shownTitle,
  statedFigureColumns,
} from "#app/listings/public-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { prepareOnce } from "#app/platform/db/prepare-once.ts";
import { showTrueText } from "#app/listings/confidential/true-cards.server.ts";
import { checkAccess, isInsider, type ListingViewer } from "#app/listings/disclosure.ts";
import { pick } from "#app/platform/db/pick.ts";

export function selectCards(
  db: Db,
  where: SQL | undefined,
  orderBy: SQL[],
  limit: number | Placeholder,
  nowSecond: SQL | number = toIndexTime(new Date()),
) {
  return db
    .select({
      id: listings.id,
      title: shownTitle,
      summary: listings.shortDescription,
      tags: listings.tags,
      status: listings.status,
      ...placeColumns,
      country: listings.country,
      category: listingCategories.category,
      subcategory: listings.subcategory,
      ...statedFigureColumns,
      pricePerCashFlow: listings.pricePerCashFlow,
      createdAt: listings.createdAt,
      publishedAt: listings.publishedAt,
      confirmedAt: listings.confirmedAt,
      featured: listings.featured,
      presentable: listings.presentable,
      saleAgreed: isSaleAgreed,
      verified: listings.verified,
      priceReduced: sql<boolean>`coalesce(${listingIndex.reducedUntil} > ${nowSecond}, false)`,
      ...pick(listings, "workFromHome", "relocatable", "franchise", "quickSale", "confidential"),
      ...photoColumns,
    })
    .from(listings)
    .leftJoin(listingCategories, isMainCategory)
    .leftJoin(listingMedia, isShownPhoto)
    .leftJoin(listingIndex, isCurrentIndexRow)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
}

export type ListingCardRow = Awaited<ReturnType<typeof selectCards>>[number];

const cardsByIds = prepareOnce((db) => {
  const { placeholder } = sql;
  return selectCards(
    db,
    and(
      sql`${listings.id} = any (${placeholder("ids")}::uuid[])`,
      isPublicListing(placeholder("now")),
    )!,
    [],
    placeholder("limit"),
    sql`${placeholder("nowSecond")}::int`,
  ).prepare("cards_by_ids");
});

export async function listCardsByIds(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<ListingCardRow[]> {
  if (ids.length === 0) return [];
  const nowSecond = toIndexTime(now);
  const rows = await cardsByIds(db).execute({ ids: [...ids], limit: ids.length, now, nowSecond });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A total order with a matching index. */
export const newestFirst: SQL[] = [desc(listings.createdAt), asc(listings.id)];

export async function findListing(db: Db, id: string, viewer: ListingViewer, now: Date) {
  const isIt = eq(listings.id, id);
  const [row] = await db.select(accessColumns).from(listings).where(isIt);
  const access = row ? checkAccess(row, viewer, now) : "not-found";
  if (access === "not-found") return { ok: false, reason: "not-found" } as const;
  if (access === "gone") return { ok: false, reason: "gone" } as const;
  const [listing] = await selectCards(db, isIt, [], 1, toIndexTime(now));
  if (!row || !listing) return { ok: false, reason: "not-found" } as const;
  const [shown] = isInsider(row, viewer) ? await showTrueText(db, [listing]) : [listing];
  return { ok: true, listing: shown! } as const;
}
