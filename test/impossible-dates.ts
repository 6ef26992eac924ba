import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.ts";

/** Which event must precede which: tables, the earlier time, the later time. A missing time is fine. */
const pairs: readonly (readonly [tables: string, earlier: string, later: string])[] = [
  ["users u", "u.created_at", "u.last_active_at"],
  ["users u", "u.created_at", "u.terms_accepted_at"],
  ["users u", "u.terms_accepted_at", "u.last_active_at"],
  ["users u", "u.created_at", "u.updated_at"],
  ["listings l", "l.created_at", "l.published_at"],
  ["listings l", "l.created_at", "l.updated_at"],
  ["listings l", "l.published_at", "l.expires_at"],
  ["listings l", "l.published_at", "l.confirmed_at"],
  ["listings l", "l.published_at", "l.sold_at"],
  ["listings l", "l.package_purchased_at", "l.published_at"],
  ["listings l join users u on u.id = l.owner_id", "l.published_at", "u.last_active_at"],
  ["listings l join users u on u.id = l.owner_id", "l.sold_at", "u.last_active_at"],
  ["listings l join users u on u.id = l.owner_id", "l.confirmed_at", "u.last_active_at"],
  ["listing_prices p join listings l on l.id = p.listing_id", "l.created_at", "p.since"],
  [
    "listing_media m join listings l on l.id = m.listing_id",
    "m.created_at",
    "coalesce(l.sold_at, l.expires_at)",
  ],
  [
    "listing_daily_views v join listings l on l.id = v.listing_id",
    "date_trunc('day', l.published_at at time zone 'utc')",
    "v.day",
  ],
  [
    "listing_daily_views v join listings l on l.id = v.listing_id",
    "v.day",
    "coalesce(l.sold_at, l.expires_at) at time zone 'utc'",
  ],
  ["listing_changes c join listings l on l.id = c.listing_id", "l.created_at", "c.happened_at"],
  ["saved_listings s join listings l on l.id = s.listing_id", "l.published_at", "s.created_at"],
  ["saved_listings s join users u on u.id = s.user_id", "s.created_at", "u.last_active_at"],
  ["listing_reports r join listings l on l.id = r.listing_id", "l.published_at", "r.created_at"],
  ["listing_reports r", "r.created_at", "r.handled_at"],
  ["conversations c join listings l on l.id = c.listing_id", "l.published_at", "c.created_at"],
  ["conversations c join listings l on l.id = c.listing_id", "c.created_at", "l.sold_at"],
  ["conversations c", "c.created_at", "c.last_message_at"],
  ["messages m join users u on u.id = m.sender_id", "u.created_at", "m.created_at"],
  ["messages m join users u on u.id = m.sender_id", "m.created_at", "u.last_active_at"],
  ["messages m join users u on u.id = m.recipient_id", "m.read_at", "u.last_active_at"],
  ["messages m", "m.created_at", "m.delivered_at"],
  ["messages m", "m.delivered_at", "m.read_at"],
  [
    "messages m join messages f on f.conversation_id = m.conversation_id and f.message_type = 'inquiry' and f.id <> m.id",
    "f.created_at",
    "m.created_at",
  ],
  ["flagged_messages f", "f.created_at", "f.handled_at"],
  ["person_reports r", "r.created_at", "r.handled_at"],
  ["contact_messages m", "m.created_at", "m.handled_at"],
  ["broker_applications a", "a.created_at", "a.decided_at"],
  ["identity_verifications v", "v.created_at", "v.decided_at"],
  ["passport_requests r", "r.created_at", "r.decided_at"],
  ["passports p", "p.created_at", "p.approved_at"],
  ["passports p", "p.approved_at", "p.expires_at"],
  ["notifications n", "n.created_at", "n.read_at"],
  ["orders o", "o.created_at", "o.paid_at"],
  ["orders o", "o.paid_at", "o.period_end"],
  ["orders o join listings l on l.id = o.listing_id", "l.created_at", "o.created_at"],
  ["orders o join users u on u.id = o.user_id", "o.created_at", "u.last_active_at"],
  ["refunds r join orders o on o.id = r.order_id", "o.paid_at", "r.created_at"],
  ["subscriptions s", "s.created_at", "s.renews_at"],
  ["alerts a", "a.consent_at", "a.confirmed_at"],
  ["alerts a", "a.created_at", "a.last_sent_at"],
  ["alert_hits h", "h.created_at", "h.sent_at"],
  ["campaigns c", "c.created_at", "c.approved_at"],
  ["campaigns c", "c.approved_at", "c.started_at"],
  ["campaigns c", "c.started_at", "c.finished_at"],
  [
    "campaign_listings p join campaigns c on c.id = p.campaign_id join listings l on l.id = p.listing_id",
    "l.published_at",
    "c.started_at",
  ],
  ["campaign_recipients r join alerts a on a.id = r.alert_id", "a.confirmed_at", "r.sent_at"],
  ["listing_changes c", "c.happened_at", "c.matched_at"],
  ["offers o", "o.created_at", "o.closed_at"],
  ["offers o", "o.created_at", "o.valid_until"],
];

/** Columns with future times. */
const ahead = new Set([
  "expires_at",
  "ends_at",
  "period_end",
  "renews_at",
  "paid_until",
  "due_at",
  "valid_until",
]);

/** Rows that reference something newer. */
const referToLater = new Set(["conversations.last_message_id"]);

/** Every kind of impossible date in a database, with its count. */
export async function findImpossibleDates(db: Db): Promise<Record<string, number>> {
  const checks = [
    ...pairs.map(([tables, earlier, later]) => ({
      what: `${tables}: ${earlier} after ${later}`,
      from: `${tables} where ${earlier} > ${later}`,
    })),
    ...(await listMoments(db))
      .filter(({ column }) => !ahead.has(column))
      .map(({ table, column }) => ({
        what: `${table}.${column} in the future`,
        from: `"${table}" where "${column}" > now()`,
      })),
    ...(await listReferences(db))
      .filter(({ table, column }) => !referToLater.has(`${table}.${column}`))
      .map(({ table, column, target }) => ({
        what: `${table} before its ${column}`,
        from: `"${table}" a join "${target}" b on b.id = a."${column}" where a.created_at < b.created_at`,
      })),
  ];
  const found: Record<string, number> = {};
  for (const { what, from } of checks) {
    const { rows } = await db.execute<{ count: number }>(
      sql.raw(`select count(*)::int as count from ${from}`),
    );
    if (rows[0]!.count > 0) found[what] = rows[0]!.count;
  }
  return found;
}

async function listMoments(db: Db) {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select c.table_name as "table", c.column_name as "column" from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type like 'timestamp%'
    order by 1, 2`);
  return rows;
}

/** Foreign keys between two tables with creation times. */
async function listReferences(db: Db) {
  const { rows } = await db.execute<{ table: string; column: string; target: string }>(sql`
    select a.relname as "table", col.attname as "column", b.relname as target
    from pg_constraint f
    join pg_class a on a.oid = f.conrelid
    join pg_class b on b.oid = f.confrelid
    join pg_attribute col on col.attrelid = a.oid and col.attnum = f.conkey[1]
    where f.contype = 'f' and a.relnamespace = 'public'::regnamespace and array_length(f.conkey, 1) = 1
      and (select count(*) from pg_attribute made
           where made.attrelid in (a.oid, b.oid) and made.attname = 'created_at') = 2
    order by 1, 2`);
  return rows;
}
