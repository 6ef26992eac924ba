import { alertNotification } from "#app/messages/alerts/alert-notifications.ts";
import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { isWanted } from "#app/accounts/notifications/channel-choice.ts";
import { findReachable } from "#app/accounts/notifications/channel-choices.queries.server.ts";
import { notify } from "#app/accounts/notifications/notify.server.ts";
import { listCardsByIds } from "#app/listings/card/listing-cards.queries.server.ts";
import { getExchangeRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { alertEmail } from "./alert-emails.ts";
import { alertUrl } from "#app/messages/alerts/subscribe/alert-by-link.server.ts";
import { chooseNews, instantPauseMinutes, lastDigestTime, newsLabels } from "./alert-news.ts";
import { alertResultsHref, describeAlert } from "#app/messages/alerts/alert.ts";
import { alertHits, alerts } from "#app/messages/alerts/alerts.table.ts";
import type { AlertServices } from "#app/messages/alerts/subscribe/create-alert.server.ts";
import { listingChanges } from "#app/messages/alerts/matching/listing-changes.table.ts";
import { isReduced, makeEmailCard } from "./make-email-card.ts";
import { matchingPairs } from "#app/messages/alerts/matching/match-alerts.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";
import { getOperator } from "#app/platform/operator.server.ts";
import { formatCount } from "#app/ui/format/format-count.ts";
import { pick } from "#app/platform/db/pick.ts";
import { site } from "#app/shared/brand.ts";

/** Also enqueued as soon as an instant alert matches. */
export const sendAlertsJob = defineJob<object>("send-alerts", { schedule: "*/5 * * * *" });

const batch = 100;
const isWaiting = and(isNull(alertHits.sentAt), isNull(alertHits.skippedAt))!;
const isActive = and(
  isNotNull(alerts.confirmedAt),
  isNull(alerts.unsubscribedAt),
  isNull(alerts.pausedAt),
)!;

/** One transaction per alert, so that a killed process neither loses nor repeats an email. Nothing is sent without an operator to name. */
export async function sendAlerts(services: AlertServices, now: Date): Promise<void> {
  if (!(await getOperator(services.db))) return;
  for (;;) {
    const due = await listDue(services.db, now);
    for (const alertId of due)
      await services.db.transaction((tx) => sendAlert(tx, services, alertId, now));
    if (due.length < batch) return;
  }
}

async function listDue(db: Db, now: Date): Promise<string[]> {
  const pauseStart = new Date(now.getTime() - instantPauseMinutes * 60_000);
  const rows = await db
    .selectDistinct({ id: alertHits.alertId })
    .from(alertHits)
    .innerJoin(alerts, eq(alerts.id, alertHits.alertId))
    .where(
      and(
        isWaiting,
        isActive,
        or(
          and(
            eq(alerts.frequency, "instant"),
            or(isNull(alerts.lastSentAt), lt(alerts.lastSentAt, pauseStart)),
          ),
          ...(["daily", "weekly"] as const).map((frequency) =>
            and(
              eq(alerts.frequency, frequency),
              lt(alertHits.createdAt, lastDigestTime(frequency, now)),
            ),
          ),
        ),
      ),
    )
    .limit(batch);
  return rows.map(({ id }) => id);
}

async function sendAlert(tx: Db, services: AlertServices, alertId: string, now: Date) {
  const [alert] = await tx
    .select(pick(alerts, "id", "userId", "email", "name", "search"))
    .from(alerts)
    .where(and(eq(alerts.id, alertId), isActive))
    .for("update");
  // Paused, unsubscribed or sent by another process since.
  if (!alert) return;
  const waiting = await listWaiting(tx, alertId);
  const matching = await listStillMatching(tx, alertId, now);
  const current = waiting.filter(({ changeId }) => matching.has(changeId));
  const rows = await listCardsByIds(tx, [...new Set(current.map((hit) => hit.listingId))], now);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const news = chooseNews(current).filter(({ listingId, kind, priceBefore }) => {
    const row = rowOf.get(listingId);
    return row && (kind !== "reduced" || (priceBefore && isReduced(row, priceBefore)));
  });
  const reported = new Set(news.map(({ listingId }) => listingId));
  const mailId =
    news.length > 0 ? await deliverAlert(tx, services, alert, { news, rowOf }, now) : undefined;
  const ofAlert = and(eq(alertHits.alertId, alertId), isWaiting);
  if (mailId !== undefined) {
    const sent = current.filter(({ listingId }) => reported.has(listingId));
    const sentIds = sent.map(({ changeId }) => changeId);
    await tx
      .update(alertHits)
      .set({ sentAt: now, mailId })
      .where(and(ofAlert, inArray(alertHits.changeId, sentIds)));
    await tx.update(alerts).set({ lastSentAt: now }).where(eq(alerts.id, alertId));
  }
  const looked = waiting.map(({ changeId }) => changeId);
  // The remaining ones were left out.
  await tx
    .update(alertHits)
    .set({ skippedAt: now })
    .where(and(ofAlert, inArray(alertHits.changeId, looked)));
}

const listWaiting = (tx: Db, alertId: string) =>
  tx
    .select({
      changeId: alertHits.changeId,
      ...pick(listingChanges, "listingId", "kind", "priceBefore", "currency", "happenedAt"),
    })
    .from(alertHits)
    .innerJoin(listingChanges, eq(listingChanges.id, alertHits.changeId))
    .where(and(eq(alertHits.alertId, alertId), isWaiting))
    .orderBy(asc(alertHits.changeId));

async function listStillMatching(tx: Db, alertId: string, now: Date): Promise<Set<number>> {
  const pairs = matchingPairs({
    changes: sql`${listingChanges.id} in (select ${alertHits.changeId} from ${alertHits}
      where ${alertHits.alertId} = ${alertId} and ${isWaiting})`,
    alerts: sql`${alerts.id} = ${alertId}`,
    rates: await getExchangeRates(tx),
    now,
  });
  const { rows } = await tx.execute<{ change_id: string }>(pairs);
  return new Set(rows.map((row) => Number(row.change_id)));
}

interface AlertContent {
  news: ReturnType<typeof chooseNews>;
  rowOf: ReadonlyMap<string, Awaited<ReturnType<typeof listCardsByIds>>[number]>;
}

/** Returns the email's id; null if the person wants the bell only, undefined if the account is closed. */
async function deliverAlert(
  tx: Db,
  { jobs, secret }: AlertServices,
  alert: { id: string; userId: string | null; email: string; name: string; search: string },
  { news, rowOf }: AlertContent,
  now: Date,
): Promise<string | null | undefined> {
  const description = describeAlert(alert);
  const cards = news.map(({ listingId, kind, priceBefore }) =>
    makeEmailCard(rowOf.get(listingId)!, { label: newsLabels[kind], priceBefore }),
  );
  const content = alertEmail({
    description,
    news,
    cards,
    resultsUrl: site + alertResultsHref(alert.search),
    unsubscribeUrl: alertUrl(secret, "unsubscribe", alert.id),
  });
  if (alert.userId === null) return sendEmail(tx, jobs, alert.email, content);
  const person = await findReachable(tx, alert.userId);
  if (!person) return undefined;
  const [first, ...others] = cards;
  await notify(
    tx,
    jobs,
    {
      userId: alert.userId,
      kind: alertNotification,
      key: `alert:${alert.id}`,
      title: `New results: ${description}`,
      text:
        others.length === 0
          ? first!.title
          : `${first!.title}, and ${formatCount(others.length, { one: "more", other: "more" })}`,
      href: `/account/alerts/${alert.id}`,
    },
    now,
  );
  return isWanted(person.settings, person.choices, alertNotification, "email")
    ? sendEmail(tx, jobs, person.email, content)
    : null;
}
