import { type SQL, sql } from "drizzle-orm";
import type { AlertName } from "#app/admin/dashboard/alerts.ts";
import { instant } from "#app/admin/dashboard/instant.server.ts";
import { unconfirmedBefore } from "#app/listings/lifecycle/freshness.ts";
import type { Db } from "#app/platform/db/db.ts";

/** Older ones are history: whoever wanted to pay has tried again or has left. */
const failedPaymentDays = 30;
const dayMs = 24 * 60 * 60_000;

/** Each over an index that holds only what waits, or over one by state. */
const queries: Record<AlertName, (now: Date) => SQL> = {
  "pending-listings": () => sql`select count(*) from listings where status = 'pending'`,
  "listing-reports": () => sql`select count(*) from listing_reports where state = 'open'`,
  "person-reports": () => sql`select count(*) from person_reports where handled_at is null`,
  "flagged-messages": () => sql`select count(*) from flagged_messages where handled_at is null`,
  "broker-applications": () =>
    sql`select count(*) from broker_applications where state = 'pending'`,
  "identity-requests": () =>
    sql`select count(*) from identity_verifications where state = 'pending'`,
  "contact-requests": () => sql`select count(*) from contact_messages where handled_at is null`,
  disputes: () => sql`select count(*) from orders where status = 'disputed'`,
  "failed-payments": (now) =>
    sql`select count(*) from orders where status = 'failed'
        and created_at >= ${instant(new Date(now.getTime() - failedPaymentDays * dayMs))}`,
  "failed-emails": () =>
    sql`select count(*) from mails where sent_at is null and last_error is not null`,
  // The job that marks them does so by the time of the confirmation, which is indexed.
  "stale-listings": (now) =>
    sql`select count(*) from listings where status = 'active' and unconfirmed
        and confirmed_at <= ${instant(unconfirmedBefore(now))}`,
};

export async function countAlerts(
  db: Db,
  names: readonly AlertName[],
  now: Date,
): Promise<Map<AlertName, number>> {
  if (names.length === 0) return new Map();
  const parts = names.map(
    (name) => sql`select ${name}::text as name, (${queries[name](now)})::int as count`,
  );
  const { rows } = await db.execute<{ name: AlertName; count: number }>(
    sql.join(parts, sql` union all `),
  );
  return new Map(rows.map(({ name, count }) => [name, count]));
}
