import { and, asc, eq, sql } from "drizzle-orm";
import { type Client, isOfClient } from "#app/brokerage/clients/clients.queries.server.ts";
import { findCategory } from "#app/listings/category.ts";
import { ownShownTitle, ownText } from "#app/listings/confidential/own-text.server.ts";
import { askEveryDays } from "#app/listings/lifecycle/freshness.ts";
import { runsUntilSold } from "#app/listings/lifecycle/package-placement.ts";
import { listingCategories, listings } from "#app/listings/listings.table.ts";
import { nextMonth } from "#app/market/reports/market-report.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import { needConditions } from "#app/selling/owned/need-conditions.server.ts";
import { listDayCounts } from "#app/selling/desk/statistics/statistics.queries.server.ts";
import { addDays, dayMs } from "#app/shared/day.ts";
import { placeName } from "#app/shared/places.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";

import { addUp, listNextSteps, marketViews, weeksOf, wholeMonth } from "./owner-report.ts";
import { type OwnerReport, type ReportedListing, writeDone } from "./report-text.ts";

/** When a listing that is no longer advertised left the market. */
const leftAt = sql<Date | null>`case ${listings.status} when 'sold' then ${listings.soldAt}
  when 'expired' then coalesce(${listings.withdrawnAt}, ${listings.rejectedAt}, ${listings.expiresAt}) end`.mapWith(
  listings.soldAt,
);

/** Null if none of the client's listings was on the market in that month. */
export async function loadReport(
  db: Db,
  client: Client,
  { month, note, now }: { month: string; note: string; now: Date },
): Promise<OwnerReport | null> {
  const end = new Date(`${nextMonth(month)}T00:00:00Z`);
  const start = new Date(`${month}T00:00:00Z`);
  const rows = await db
    .select({
      ...pick(listings, "id", "status", "region", "publishedAt", "confirmedAt"),
      ...pick(listings, "packageId", "expiresAt", "askingPrice", "askingPriceRange"),
      leftAt,
      title: ownShownTitle,
      city: ownText("city"),
      category: listingCategories.category,
      isWaiting: needConditions(client.brokerId, now).replies,
      photos: sql<number>`(select count(*)::int from listing_media m where m.listing_id = ${listings.id} and m.kind = 'photo')`,
    })
    .from(listings)
    .leftJoin(
      listingCategories,
      and(eq(listingCategories.listingId, listings.id), eq(listingCategories.position, 0)),
    )
    .where(
      and(
        isOfClient(client),
        sql`${listings.publishedAt} < ${end.toISOString()}::timestamptz`,
        sql`(${listings.status} in ('active', 'pending') or ${leftAt} >= ${start.toISOString()}::timestamptz)`,
      ),
    )
    .orderBy(asc(listings.createdAt), asc(listings.id));
  if (rows.length === 0) return null;
  const reported: ReportedListing[] = [];
  for (const row of rows) {
    const before = nextMonth(month, -1);
    const days = await listDayCounts(db, row.id, before);
    const median = row.category
      ? await measureMarket(db, row.category, client.brokerId, month)
      : { median: null, listings: 0 };
    const work = await countWork(db, row.id, client.brokerId, start, end);
    reported.push({
      title: row.title,
      place: placeName(row),
      since:
        row.publishedAt && row.publishedAt >= start
          ? row.publishedAt.toISOString().slice(0, 10)
          : null,
      weeks: weeksOf(month).map(({ from, to }) => ({
        from,
        to,
        figures: addUp(days, { from, to }),
      })),
      total: addUp(days, wholeMonth(month)),
      before:
        row.publishedAt && row.publishedAt.toISOString().slice(0, 10) <= before
          ? addUp(days, wholeMonth(before))
          : null,
      market: marketViews(median.median, median.listings),
      category: row.category ? (findCategory(row.category)?.name ?? null) : null,
      done: writeDone({
        ...work,
        left: row.leftAt && row.leftAt >= start && row.leftAt < end ? row.status : null,
      }),
      steps: listNextSteps({
        status: row.status,
        photos: row.photos,
        waiting: row.isWaiting ? 1 : 0,
        isConfirmationDue: addDays(row.confirmedAt, askEveryDays) <= now,
        statesPrice: row.askingPrice !== null || row.askingPriceRange !== null,
        daysLeft:
          row.expiresAt && !runsUntilSold(row.packageId)
            ? (row.expiresAt.getTime() - now.getTime()) / dayMs
            : null,
      }),
    });
  }
  const { name, brokerName, brokerage } = client;
  return { month, clientName: name, brokerName, brokerage, note, listings: reported };
}

/** Of listings that others look after: a broker must not read a competitor's views out of a difference with their own. */
export async function measureMarket(
  db: Db,
  category: string,
  brokerId: string,
  month: string,
): Promise<{ median: number | null; listings: number }> {
  const { rows } = await db.execute<{ median: number | null; listings: number }>(sql`
    select percentile_cont(0.5) within group (order by seen.views) as median, count(*)::int as listings
    from ${listings} l
    join ${listingCategories} c on c.listing_id = l.id and c.position = 0 and c.category = ${category}
    cross join lateral (select coalesce(sum(v.views), 0)::float8 as views from listing_daily_views v
      where v.listing_id = l.id and v.day >= ${month}::date and v.day < ${nextMonth(month)}::date) seen
    where l.status = 'active' and l.published_at < ${month}::date and l.owner_id <> ${brokerId}
      and l.broker_id is distinct from ${brokerId}::uuid`);
  const { median, listings: count } = rows[0]!;
  return { median: median === null ? null : Math.round(median), listings: count };
}

async function countWork(db: Db, listingId: string, brokerId: string, start: Date, end: Date) {
  const within = (column: string) =>
    sql`${sql.raw(column)} >= ${start.toISOString()}::timestamptz and ${sql.raw(column)} < ${end.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ replies: number; photos: number; documents: number }>(sql`
    select (select count(*)::int from messages m join conversations c on c.id = m.conversation_id
        where c.listing_id = ${listingId} and c.buyer_id <> (select owner_id from listings where id = ${listingId})
          and m.sender_id = ${brokerId} and c.buyer_id <> ${brokerId} and not m.auto_reply
          and ${within("m.created_at")}) as replies,
      (select count(*)::int from listing_media m where m.listing_id = ${listingId} and m.kind = 'photo'
        and ${within("m.created_at")}) as photos,
      (select count(*)::int from listing_media m where m.listing_id = ${listingId} and m.kind = 'document'
        and ${within("m.created_at")}) as documents`);
  const { rows: prices } = await db.execute<{ amount: string | null; currency: string }>(sql`
    select amount::text, currency from listing_prices p
    where listing_id = ${listingId} and ${within("since")}
      and exists (select 1 from listing_prices e where e.listing_id = p.listing_id and e.since < p.since)
    order by since`);
  return {
    ...rows[0]!,
    prices: prices.map(({ amount, currency }) =>
      amount === null ? null : formatMoney(Number(amount), currency),
    ),
  };
}
