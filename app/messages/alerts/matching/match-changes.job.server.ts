import { and, eq, inArray, isNull, lte, ne, not, or, type SQL, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { getExchangeRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { alerts } from "#app/messages/alerts/alerts.table.ts";
import type { AlertServices } from "#app/messages/alerts/subscribe/create-alert.server.ts";
import { encodeWaiting } from "./encode-criteria.server.ts";
import { listingChanges } from "./listing-changes.table.ts";
import { matchingPairs } from "./match-alerts.server.ts";
import { reportToBuyers } from "#app/messages/alerts/sending/report-to-buyers.server.ts";
import { sendAlertsJob } from "#app/messages/alerts/sending/send-alerts.job.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";
import { pick } from "#app/platform/db/pick.ts";

/** Enqueued when the database reports a change, and every five minutes in case a notification was lost. */
export const matchChangesJob = defineJob<object>("match-changes", { schedule: "*/5 * * * *" });

const batch = 50;

/** Finds the alerts and savers affected by a change. Each batch is one transaction, so a killed process neither loses nor repeats any. */
export async function matchChanges(services: AlertServices, now: Date): Promise<void> {
  const { db } = services;
  await confirmVerifiedAddresses(db, now);
  await encodeWaiting(db, now);
  while ((await db.transaction((tx) => matchBatch(tx, services, now))) === batch);
  const [waiting] = await db
    .select({ id: listingChanges.id })
    .from(listingChanges)
    .where(and(isNull(listingChanges.matchedAt), not(isSettled(now))))
    .limit(1);
  if (waiting) {
    const startAfter = new Date(now.getTime() + undoMs);
    await services.jobs.enqueue(db, matchChangesJob, {}, { startAfter, onceKey: "undo" });
  }
}

/** Confirming the address of an account also confirms earlier alerts for it. */
async function confirmVerifiedAddresses(db: Db, now: Date): Promise<void> {
  await db
    .update(alerts)
    .set({ confirmedAt: now })
    .from(users)
    .where(
      and(
        isNull(alerts.confirmedAt),
        isNull(alerts.unsubscribedAt),
        eq(users.id, alerts.userId),
        eq(users.email, alerts.email),
        eq(users.emailVerified, true),
      ),
    );
}

async function matchBatch(tx: Db, services: AlertServices, now: Date): Promise<number> {
  const changes = await tx
    .select(pick(listingChanges, "id", "listingId", "kind", "priceBefore", "currency"))
    .from(listingChanges)
    .where(and(isNull(listingChanges.matchedAt), isSettled(now)))
    .orderBy(listingChanges.id)
    .limit(batch)
    .for("update", { skipLocked: true });
  if (changes.length === 0) return 0;
  const ids = changes.map(({ id }) => id);
  if ((await writeHits(tx, ids, now)) > 0)
    await services.jobs.enqueue(tx, sendAlertsJob, {}, { onceKey: "matched" });
  await reportToBuyers(tx, services, changes, now);
  await tx.update(listingChanges).set({ matchedAt: now }).where(inArray(listingChanges.id, ids));
  return changes.length;
}

/** An owner who marks a listing as sold by mistake has a minute to undo it. */
const undoMs = 60_000;
const isSettled = (now: Date): SQL =>
  or(
    ne(listingChanges.kind, "sold"),
    lte(listingChanges.happenedAt, new Date(now.getTime() - undoMs)),
  )!;

/** Alerts don't report events from before their confirmation. The newsletter is written by people. */
export async function writeHits(tx: Db, changeIds: readonly number[], now: Date): Promise<number> {
  const pairs = matchingPairs({
    changes: sql`${listingChanges.id} = any (${`{${changeIds.join(",")}}`}::bigint[])
      and ${listingChanges.kind} <> 'sold'`,
    alerts: sql`${alerts.confirmedAt} <= f.happened_at and ${alerts.unsubscribedAt} is null
      and ${alerts.pausedAt} is null and ${alerts.source} <> 'newsletter'`,
    rates: await getExchangeRates(tx),
    now,
  });
  const { rows } = await tx.execute<{ count: number }>(sql`
    with written as (
      insert into alert_hits (alert_id, change_id, created_at)
      select pair.alert_id, pair.change_id, ${now.toISOString()}::timestamptz from (${pairs}) as pair
      returning 1
    )
    select count(*)::int as count from written`);
  return rows[0]!.count;
}
