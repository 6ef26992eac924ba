import { ownText, ownTitle } from "#app/listings/confidential/own-text.server.ts";
import { and, count, desc, eq, gte, inArray, type SQL, sql } from "drizzle-orm";
import { listingDailyViews, listingViewTotals } from "#app/browsing/visits/visits.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import type {
  Direction,
  OwnCounts,
  OwnedSearch,
  OwnedSort,
  StatusCounts,
} from "./owned-listing.ts";
import { joinsFirstAnswer, medianSeconds } from "./first-answer.server.ts";
import { type Need, type NeedCounts, needs, noNeeds, waitingDays } from "./need.ts";
import { needConditions } from "./need-conditions.server.ts";
import { savedListings } from "#app/shortlist/saved/saved-listings.table.ts";
import { documentAccess, listingMedia } from "#app/listings/media/media.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { prepareOnce } from "#app/platform/db/prepare-once.ts";
import { offsetOf, type Page } from "#app/shared/paging.ts";
import { newestFirst } from "#app/listings/card/listing-cards.queries.server.ts";
import { isUnanswered, managedBy } from "#app/listings/public-listing.server.ts";

/** For conversations `c`: messages from a blocked person are withheld, and must not show in the owner's figures either. */
export const isKnownToOwner: SQL = sql`(c.message_count = 0 or exists (select 1 from messages known
  where known.conversation_id = c.id and (known.sender_id = c.owner_id or not known.withheld)))`;

/** Matches words in a title ignoring case and accents. */
const matchesWords = sql`case when ${sql.placeholder("words")}::text is null then true
  else strpos(search_key(${ownTitle}), search_key(${sql.placeholder("words")}::text)) > 0 end`;

const me = sql.placeholder("userId");
/** A person's own listings and those that they represent: both are looked after from one list. */
const isMine = managedBy(me);
const isNeeded = needConditions(me, sql.placeholder("now"));

export async function countOwnListings(
  db: Db,
  userId: string,
  now: Date,
  words = "",
): Promise<OwnCounts> {
  const rows = await ownCounts(db).execute({
    userId,
    words: words || null,
    now: now.toISOString(),
  });
  const statuses: StatusCounts = { draft: 0, pending: 0, active: 0, sold: 0, expired: 0, all: 0 };
  const found: NeedCounts = { ...noNeeds };
  for (const { status, all, ...needed } of rows) {
    statuses[status] = all;
    statuses.all += all;
    for (const need of needs) found[need] += needed[need];
  }
  return { statuses, needs: found };
}

const ownCounts = prepareOnce((db) => {
  const counted = (need: Need) =>
    sql`count(*) filter (where ${isNeeded[need]})`.mapWith(Number).as(need);
  return db
    .select({
      status: listings.status,
      all: count(),
      replies: counted("replies"),
      access: counted("access"),
      changes: counted("changes"),
      confirm: counted("confirm"),
      ending: counted("ending"),
      mandates: counted("mandates"),
      photos: counted("photos"),
      drafts: counted("drafts"),
    })
    .from(listings)
    .where(and(isMine, matchesWords))
    .groupBy(listings.status)
    .prepare("own_counts");
});

export async function listOwnListings(
  db: Db,
  userId: string,
  { status, need, words, sort, direction }: OwnedSearch,
  { now, ...page }: Page & { now: Date },
) {
  return ownListings[sort][direction](db).execute({
    userId,
    status,
    need,
    words: words || null,
    now: now.toISOString(),
    limit: page.size,
    offset: offsetOf(page),
  });
}

const views = sql`coalesce((select ${listingViewTotals.views} from ${listingViewTotals}
  where ${listingViewTotals.listingId} = ${listings.id}), 0)`;
const saves = sql`(select count(*) from ${savedListings} where ${savedListings.listingId} = ${listings.id})`;
/** Without the conversation in which the owner met their broker. */
const leads = sql`(select count(*) from conversations c where c.listing_id = ${listings.id}
  and c.buyer_id <> ${listings.ownerId} and ${isKnownToOwner})`;
const since = sql`${sql.placeholder("now")}::timestamptz - ${sql.raw(`interval '${waitingDays} days'`)}`;
const replySeconds = sql<number | null>`(select ${medianSeconds} from conversations c
  ${joinsFirstAnswer(since)}
  where c.listing_id = ${listings.id} and c.last_message_at > ${since})`;
const documentRequests = sql`(select count(*) from ${documentAccess}
  where ${documentAccess.listingId} = ${listings.id} and ${isUnanswered} and ${listings.status} <> 'sold')`;
/** Neither an amount nor a range nor "on request": buyers read "Not stated". */
const hasFiguresMissing = sql<boolean>`(
  num_nonnulls(${listings.askingPrice}, ${listings.askingPriceRange}) + ${listings.askingPriceOnRequest}::int = 0
  or num_nonnulls(${listings.annualRevenue}, ${listings.annualRevenueRange}) + ${listings.annualRevenueOnRequest}::int = 0
  or num_nonnulls(${listings.annualCashFlow}, ${listings.annualCashFlowRange}) + ${listings.annualCashFlowOnRequest}::int = 0)`;
/** Only a running term ends; drafts and sold listings have none. */
const endsAt = sql`case when ${listings.status} = 'active' or ${listings.withdrawnAt} is not null then ${listings.expiresAt} end`;

const sortKeys: Record<OwnedSort, SQL> = {
  newest: sql`${listings.createdAt}`,
  views,
  saves,
  inquiries: leads,
  reply: replySeconds,
  ending: endsAt,
};

/** One branch is taken when the statement runs. */
const inNeed = sql`case ${sql.placeholder("need")}::text ${sql.join(
  needs.map((need) => sql`when ${sql.raw(`'${need}'`)} then ${isNeeded[need]}`),
  sql` `,
)} else true end`;

const ownListingsBy = (sort: OwnedSort, direction: Direction) =>
  prepareOnce((db) => {
    const order = [sql`${sortKeys[sort]} ${sql.raw(direction)} nulls last`, ...newestFirst];
    // First the page, so that figures are counted for its listings and not for all before it.
    const page = db
      .select({ id: listings.id })
      .from(listings)
      .where(
        and(
          isMine,
          sql`coalesce(${listings.status} = ${sql.placeholder("status")}, true)`,
          inNeed,
          matchesWords,
        ),
      )
      .orderBy(...order)
      .limit(sql.placeholder("limit"))
      .offset(sql.placeholder("offset"));
    return db
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
        isRepresented: sql<boolean>`${listings.ownerId} <> ${me}::uuid`,
        views: views.mapWith(Number),
        saves: saves.mapWith(Number),
        leads: leads.mapWith(Number),
        replySeconds,
        documentRequests: documentRequests.mapWith(Number),
        hasFiguresMissing,
        photoId: listingMedia.id,
      })
      .from(listings)
      .leftJoin(
        listingMedia,
        and(eq(listingMedia.listingId, listings.id), eq(listingMedia.featured, true)),
      )
      .where(inArray(listings.id, page))
      .orderBy(...order)
      .prepare(`own_listings_${sort}_${direction}`);
  });

const ownListingsSorted = (sort: OwnedSort) => ({
  asc: ownListingsBy(sort, "asc"),
  desc: ownListingsBy(sort, "desc"),
});
const ownListings = {
  newest: ownListingsSorted("newest"),
  views: ownListingsSorted("views"),
  saves: ownListingsSorted("saves"),
  inquiries: ownListingsSorted("inquiries"),
  reply: ownListingsSorted("reply"),
  ending: ownListingsSorted("ending"),
};

export async function countOwnViews(db: Db, userId: string): Promise<number> {
  const [row] = await ownViews(db).execute({ userId });
  return row!.views;
}

const ownViews = prepareOnce((db) =>
  db
    .select({ views: sql`coalesce(sum(${listingViewTotals.views}), 0)`.mapWith(Number) })
    .from(listingViewTotals)
    .innerJoin(listings, eq(listings.id, listingViewTotals.listingId))
    .where(isMine)
    .prepare("own_views"),
);

/** Days without views have no row. `from` is a date: 2026-11-15. */
export function listOwnViewsByDay(
  db: Db,
  userId: string,
  from: string,
): Promise<{ day: string; views: number }[]> {
  return ownViewsByDay(db).execute({ userId, from });
}

const ownViewsByDay = prepareOnce((db) =>
  db
    .select({
      day: listingDailyViews.day,
      views: sql`sum(${listingDailyViews.views})`.mapWith(Number),
    })
    .from(listingDailyViews)
    .innerJoin(listings, eq(listings.id, listingDailyViews.listingId))
    .where(and(isMine, gte(listingDailyViews.day, sql.placeholder("from"))))
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
