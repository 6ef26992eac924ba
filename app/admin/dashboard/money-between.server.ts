import { type SQL, sql } from "drizzle-orm";

/** A moment as a literal of the database's type: both databases read it alike. */
export const instant = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;

/**
 * Rows of `at` and `value`: what was paid, and as negative amounts what was refunded, in cents. A payment that was lost in a
 * dispute never came in, nor does its refund count.
 */
export const moneyBetween = (start: SQL, end: SQL): SQL => sql`
  select paid_at as at, amount as value from orders
  where paid_at >= ${start} and paid_at < ${end} and status <> 'charged_back'
  union all
  select r.created_at as at, -r.amount as value from refunds as r join orders as o on o.id = r.order_id
  where r.created_at >= ${start} and r.created_at < ${end} and o.status <> 'charged_back'`;
