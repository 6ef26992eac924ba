import { and, gt, inArray, sql } from "drizzle-orm";
import { alerts } from "#app/messages/alerts/alerts.table.ts";
import { encodeWaiting } from "#app/messages/alerts/matching/encode-criteria.server.ts";
import { listingChanges } from "#app/messages/alerts/matching/listing-changes.table.ts";
import { writeHits } from "#app/messages/alerts/matching/match-changes.job.server.ts";
import { consentTexts } from "#app/messages/alerts/consent.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";

const day = 86_400_000;

const saved = [
  { search: "category=restaurants&region=ontario", frequency: "daily", name: "" },
  {
    search: "region=british-columbia&priceMax=500000&currency=CAD",
    frequency: "weekly",
    name: "West coast under half a million",
  },
  { search: "category=manufacturing&country=canada", frequency: "instant", name: "" },
] as const;

/** The buyer's alerts, with the emails of the last two weeks. Nothing else waits to be matched. */
export async function writeAlerts(
  tx: Db,
  buyer: { id: string; email: string },
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - 14 * day);
  await writeReductions(tx, now);
  await tx.insert(alerts).values(
    saved.map(({ search, frequency, name }, index) => ({
      id: createId(),
      userId: buyer.id,
      email: buyer.email,
      search,
      frequency,
      name,
      consentAt: since,
      consentFrom: "192.0.2.1",
      consentText: consentTexts.search,
      confirmedAt: since,
      pausedAt: index === 2 ? now : null,
      createdAt: since,
    })),
  );
  await encodeWaiting(tx, now);
  const recent = await tx
    .select({ id: listingChanges.id })
    .from(listingChanges)
    .where(
      and(gt(listingChanges.happenedAt, since), inArray(listingChanges.kind, ["new", "reduced"])),
    );
  await writeHits(
    tx,
    recent.map(({ id }) => id),
    now,
  );
  await tx.execute(sql`update listing_changes set matched_at = happened_at`);
  // On the next morning; today's matches wait for tomorrow.
  await tx.execute(sql`
    update alert_hits h set created_at = c.happened_at, sent_at = sending.at
    from listing_changes c
    cross join lateral (select date_trunc('day', c.happened_at) + interval '1 day 13 hours' as at) as sending
    where c.id = h.change_id and sending.at < ${now.toISOString()}::timestamptz`);
  await tx.execute(sql`
    update alerts a set last_sent_at = (select max(h.sent_at) from alert_hits h where h.alert_id = a.id)`);
}

/** The market's price history as changes, as if recorded when they happened. */
async function writeReductions(tx: Db, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into listing_changes (listing_id, kind, happened_at, price, price_before, currency)
    select p.listing_id, 'reduced', p.since, p.amount, p.before, p.currency
    from (
      select listing_id, since, amount, currency, lag(amount) over (partition by listing_id order by since) as before
      from listing_prices
    ) as p
    join listings l on l.id = p.listing_id and l.status = 'active' and p.since > l.published_at
    where p.amount < p.before and p.since <= ${now.toISOString()}::timestamptz`);
}
