import { ownText, ownTitle } from "#app/listings/confidential/own-text.server.ts";
import { and, count, desc, eq, gte, type SQL, sql } from "drizzle-orm";
import { listingDailyViews } from "#app/browsing/visits/visits.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { StatusCounts, OwnedSearch, OwnedSort } from "./owned-listing.ts";
import { documentAccess, listingMedia } from "#app/listings/media/media.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { prepareOnce } from "#app/platform/db/prepare-once.ts";
import { offsetOf, type Page } from "#app/shared/paging.ts";
import { newestFirst } from "#app/listings/card/listing-cards.queries.server.ts";
import { isUnanswered } from "#app/listings/public-listing.server.ts";

/** For conversations `c`: messages from a blocked person are withheld, and must not show in the owner's figures either. */
export const isKnownToOwner: SQL = sql`(c.message_count = 0 or exists (select 1 from messages known
  where known.conversation_id = c.id and (known.sender_id = c.owner_id or not known.withheld)))`;

/** Matches words in a title ignoring case and accents. */
const matchesWords = sql`coalesce(strpos(search_key(${ownTitle}), search_key(${sql.placeholder("words")})) > 0, true)`;

export async function countOwnListings(db: Db, ownerId: string, words = ""): Promise<StatusCounts> {
  const rows = await ownStatuses(db).execute({ ownerId, words: words || null });
  const counts: StatusCounts = { draft: 0, pending: 0, active: 0, sold: 0, expired: 0, all: 0 };
  for (const row of rows) {
    counts[row.status] = row.listings;
    counts.all += row.listings;
  }
  return counts;
}

const ownStatuses = prepareOnce((db) =>
  db
    .select({ status: listings.status, listings: count() })
    .from(listings)
    .where(and(eq(listings.ownerId, sql.placeholder("ownerId")), matchesWords))
    .groupBy(listings.status)
    .prepare("own_statuses"),
);

export async function listOwnListings(
  db: Db,
  ownerId: string,
  { status, words, sort }: OwnedSearch,
  page: Page,
) {
  return ownListings[sort](db).execute({
    ownerId,
    status,
    words: words || null,
    limit: page.size,
    offset: offsetOf(page),
  });
}

const views = sql`(select coalesce(sum(${listingDailyViews.views}), 0) from ${listingDailyViews}
  where ${listingDailyViews.listingId} = ${listings.id})`;
/** Without the conversation in which the owner met their broker. */
const leads = sql`(select count(*) from conversations c where c.listing_id = ${listings.id}
  and c.buyer_id <> ${listings.ownerId} and ${isKnownToOwner})`;
const documentRequests = sql`(select count(*) from ${documentAccess}
  where ${documentAccess.listingId} = ${listings.id} and ${isUnanswered} and ${listings.status} <> 'sold')`;
/** Neither an amount nor a range nor "on request": buyers read "Not stated". */
const hasFiguresMissing = sql<boolean>`(
  num_nonnulls(${listings.askingPrice}, ${listings.askingPriceRange}) + ${listings.askingPriceOnRequest}::int = 0
  or num_nonnulls(${listings.annualRevenue}, ${listings.annualRevenueRange}) + ${listings.annualRevenueOnRequest}::int = 0
  or num_nonnulls(${listings.annualCashFlow}, ${listings.annualCashFlowRange}) + ${listings.annualCashFlowOnRequest}::int = 0)`;
/** Only a running term ends; drafts and sold listings have none. */
const endsAt = sql`case when ${listings.status} = 'active' or ${listings.withdrawnAt} is not null then ${listings.expiresAt} end`;

const orders: Record<OwnedSort, SQL[]> = {
  newest: [],
  views: [sql`${views} desc`],
  inquiries: [sql`${leads} desc`],
  ending: [sql`${endsAt} asc nulls last`],
};

const ownListingsBy = (sort: OwnedSort) =>
  prepareOnce((db) =>
    db
      .select({
        id: listings.id,
        title: ownTitle,
        city: ownText("city"),
        region: listings.region,
        confidential: listings.confidential,
        status: listings.status,
        rejectedAt: listings.rejectedAt,
        rejectionReason: listings.rejectionReason,
        reviewReasons: listings.reviewReasons,
        packageId: listings.packageId,
        expiresAt: listings.expiresAt,
        confirmedAt: listings.confirmedAt,
        withdrawnAt: listings.withdrawnAt,
        saleAgreedAt: listings.saleAgreedAt,
        currency: listings.currency,
        createdAt: listings.createdAt,
        views: views.mapWith(Number),
        leads: leads.mapWith(Number),
        documentRequests: documentRequests.mapWith(Number),
        hasFiguresMissing,
        photoId: listingMedia.id,
      })
      .from(listings)
      .leftJoin(
        listingMedia,
        and(eq(listingMedia.listingId, listings.id), eq(listingMedia.featured, true)),
      )
      .where(
        and(
          eq(listings.ownerId, sql.placeholder("ownerId")),
          sql`coalesce(${listings.status} = ${sql.placeholder("status")}, true)`,
          matchesWords,
        ),
      )
      .orderBy(...orders[sort], ...newestFirst)
      .limit(sql.placeholder("limit"))
      .offset(sql.placeholder("offset"))
      .prepare(`own_listings_${sort}`),
  );

const ownListings = {
  newest: ownListingsBy("newest"),
  views: ownListingsBy("views"),
  inquiries: ownListingsBy("inquiries"),
  ending: ownListingsBy("ending"),
};

export async function countOwnViews(db: Db, ownerId: string): Promise<number> {
  const [row] = await ownViews(db).execute({ ownerId });
  return row!.views;
}

const ownViews = prepareOnce((db) =>
  db
    .select({ views: sql`coalesce(sum(${listingDailyViews.views}), 0)`.mapWith(Number) })
    .from(listingDailyViews)
    .innerJoin(listings, eq(listings.id, listingDailyViews.listingId))
    .where(eq(listings.ownerId, sql.placeholder("ownerId")))
    .prepare("own_views"),
);

/** Days without views have no row. `since` is a date: 2026-11-15. */
export function listOwnViewsByDay(
  db: Db,
  ownerId: string,
  since: string,
): Promise<{ day: string; views: number }[]> {
  return ownViewsByDay(db).execute({ ownerId, since });
}

const ownViewsByDay = prepareOnce((db) =>
  db
    .select({
      day: listingDailyViews.day,
      views: sql`sum(${listingDailyViews.views})`.mapWith(Number),
    })
    .from(listingDailyViews)
    .innerJoin(listings, eq(listings.id, listingDailyViews.listingId))
    .where(
      and(
        eq(listings.ownerId, sql.placeholder("ownerId")),
        gte(listingDailyViews.day, sql.placeholder("since")),
      ),
    )
    .groupBy(listingDailyViews.day)
    .orderBy(listingDailyViews.day)
    .prepare("own_views_by_day"),
);

export const listDrafts = (db: Db, ownerId: string, page: Page) =>
  ownDrafts(db).execute({ ownerId, limit: page.size, offset: offsetOf(page) });

const ownDrafts = prepareOnce((db) =>
  db
    .select({
      id: listings.id,
      title: ownTitle,
      description: sql<string>`left(${ownText("description")}, 200)`,
      updatedAt: listings.updatedAt,
    })
    .from(listings)
    .where(and(eq(listings.ownerId, sql.placeholder("ownerId")), eq(listings.status, "draft")))
    .orderBy(desc(listings.updatedAt), desc(listings.id))
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare("own_drafts"),
);
