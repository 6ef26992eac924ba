import { and, desc, eq, gt, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import { listCardsByIds } from "#app/listings/card/listing-cards.queries.server.ts";
import { getExchangeRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { isOpenListing, shownTitle } from "#app/listings/public-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { chooseNews } from "#app/messages/alerts/sending/alert-news.ts";
import { alertHits, alerts } from "#app/messages/alerts/alerts.table.ts";
import { listingChanges } from "#app/messages/alerts/matching/listing-changes.table.ts";
import { matchingPairs } from "#app/messages/alerts/matching/match-alerts.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Page } from "#app/shared/paging.ts";
import { addDays } from "#app/shared/day.ts";
import { users } from "#app/accounts/accounts.table.ts";
import { keepProfileInStep } from "#app/messages/alerts/subscribe/alert-by-link.server.ts";
import type { AlertChange } from "./alert-change.ts";
import { pick } from "#app/platform/db/pick.ts";

const alertColumns = {
  id: alerts.id,
  source: alerts.source,
  name: alerts.name,
  search: alerts.search,
  email: alerts.email,
  frequency: alerts.frequency,
  confirmedAt: alerts.confirmedAt,
  pausedAt: alerts.pausedAt,
  lastSentAt: alerts.lastSentAt,
  createdAt: alerts.createdAt,
};

export type OwnAlert = Awaited<ReturnType<typeof listOwnAlerts>>[number];

export const listOwnAlerts = (db: Db, userId: string) =>
  db
    .select(alertColumns)
    .from(alerts)
    .where(isOwnAlert(userId))
    .orderBy(desc(alerts.createdAt), desc(alerts.id));

export async function findOwnAlert(db: Db, userId: string, alertId: string) {
  const [row] = await db
    .select(alertColumns)
    .from(alerts)
    .where(and(eq(alerts.id, alertId), isOwnAlert(userId)));
  return row ?? null;
}

const isSentBy = (alertId: string) =>
  and(eq(alertHits.alertId, alertId), isNotNull(alertHits.sentAt));

export const countSent = (db: Db, alertId: string) => db.$count(alertHits, isSentBy(alertId));

/** Latest first. The title is null once the listing is no longer public. */
export const listSent = (db: Db, alertId: string, now: Date, { page, size }: Page) =>
  db
    .select({
      changeId: alertHits.changeId,
      kind: listingChanges.kind,
      sentAt: sql<Date>`${alertHits.sentAt}`.mapWith(alertHits.sentAt),
      listingId: listings.id,
      title: sql<string | null>`case when ${isOpenListing(now)} then ${shownTitle} end`,
      ...pick(listingChanges, "price", "priceBefore", "currency"),
    })
    .from(alertHits)
    .innerJoin(listingChanges, eq(listingChanges.id, alertHits.changeId))
    .innerJoin(listings, eq(listings.id, listingChanges.listingId))
    .where(isSentBy(alertId))
    .orderBy(desc(alertHits.sentAt), desc(alertHits.changeId))
    .limit(size)
    .offset((page - 1) * size);

const previewDays = 7;

export async function previewAlert(db: Db, alertId: string, now: Date) {
  const since = addDays(now, -previewDays);
  const pairs = matchingPairs({
    changes: and(gt(listingChanges.happenedAt, since), sql`${listingChanges.kind} <> 'sold'`)!,
    alerts: sql`${alerts.id} = ${alertId}`,
    rates: await getExchangeRates(db),
    now,
  });
  const changes = await db
    .select(pick(listingChanges, "listingId", "kind", "priceBefore", "currency", "happenedAt"))
    .from(listingChanges)
    .where(sql`${listingChanges.id} in (select pair.change_id from (${pairs}) as pair)`);
  const news = chooseNews(changes);
  const ids = news.map(({ listingId }) => listingId);
  const rows = await listCardsByIds(db, ids, now);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return news.flatMap((one) => {
    const row = rowOf.get(one.listingId);
    return row ? [{ ...one, row }] : [];
  });
}

/** Alerts of the account, and those created without one for the person's confirmed address. */
export const isOwnAlert = (userId: string): SQL =>
  and(
    isNull(alerts.unsubscribedAt),
    or(
      eq(alerts.userId, userId),
      and(
        isNull(alerts.userId),
        sql`exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.emailVerified}
          and ${users.email} = ${alerts.email})`,
      ),
    ),
  )!;

interface ChangeAlert {
  alertId: string;
  userId: string;
  change: AlertChange;
  now: Date;
}

export async function changeAlert(db: Db, { alertId, userId, change, now }: ChangeAlert) {
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(alerts)
      .set(columnsOf(change, now))
      .where(and(eq(alerts.id, alertId), isOwnAlert(userId)))
      .returning({ source: alerts.source });
    if (change.kind === "delete" && changed[0])
      await keepProfileInStep(tx, changed[0].source, userId);
    return changed.length > 0;
  });
}

function columnsOf(change: AlertChange, now: Date) {
  if (change.kind === "edit") return { name: change.name, frequency: change.frequency };
  // The consent stays on record, with its end.
  if (change.kind === "delete") return { unsubscribedAt: now };
  return { pausedAt: change.kind === "pause" ? now : null };
}
