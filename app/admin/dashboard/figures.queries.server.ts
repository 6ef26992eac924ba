import { and, gte, inArray, sql } from "drizzle-orm";
import { addDays, startOfDay } from "#app/admin/dashboard/calendar-day.ts";
import { countMissingDays, instant } from "#app/admin/dashboard/count-daily-figures.job.server.ts";
import { dailyFigures } from "#app/admin/dashboard/daily-figures.table.ts";
import { emptyFigures, type FigureName, type Figures } from "#app/admin/dashboard/figures.ts";
import { revenueEntries } from "#app/admin/revenue/revenue.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createIdAt } from "#app/platform/db/id.ts";
import { officeDay } from "#app/ui/format/format-date.ts";

/** Ids carry the clock of the machine that made them, which may differ from the database's. */
const clockSlackMs = 60 * 60_000;

/** Each query uses an index by time. */
const todayQueries = {
  "new-users": (since: Date) =>
    sql`select count(*)::int as value from users where created_at >= ${instant(since)}`,
  // Deletions have no index by time; the audit log has one.
  users: (since: Date) =>
    sql`select -count(*)::int as value from audit_log
        where created_at >= ${instant(since)} and action = 'account-deleted'`,
  "new-listings": (since: Date) =>
    sql`select count(*)::int as value from listings where created_at >= ${instant(since)}`,
  // Ids start with their time, so the primary key is an index by time.
  "new-messages": (since: Date) =>
    sql`select count(*)::int as value from messages
        where id >= ${firstIdAt(new Date(since.getTime() - clockSlackMs))}::uuid
          and created_at >= ${instant(since)}`,
  revenue: (since: Date) =>
    sql`select coalesce(sum(sales - refunds), 0)::float8 as value
        from (${revenueEntries(instant(since), sql`'infinity'::timestamptz`)}) as entry`,
};

const firstIdAt = (moment: Date): string => createIdAt(moment.getTime(), new Uint8Array(10));

/** Past days are stored, today is counted from indexes by time. The caller adds today's `active-listings`. */
export async function listFigures(
  db: Db,
  names: readonly FigureName[],
  first: string,
  now: Date,
): Promise<Figures> {
  await countMissingDays(db, now);
  const today = officeDay(now);
  const figures = emptyFigures();
  if (names.length === 0) return figures;
  const stored = await db
    .select()
    .from(dailyFigures)
    .where(and(gte(dailyFigures.day, first), inArray(dailyFigures.figure, [...names])));
  for (const { day, figure, value } of stored) figures[figure].set(day, value);
  for (const name of names) figures[name].set(today, await countToday(db, name, startOfDay(today)));
  addTotals(figures, today);
  return figures;
}

async function countToday(db: Db, name: FigureName, since: Date): Promise<number> {
  if (name === "active-listings" || name === "messages") return 0;
  const { rows } = await db.execute<{ value: number }>(todayQueries[name](since));
  return rows[0]!.value;
}

/** Today's total is yesterday's plus the changes since. */
function addTotals(figures: Record<FigureName, Map<string, number>>, today: string): void {
  const yesterday = addDays(today, -1);
  for (const [total, added] of [
    ["users", "new-users"],
    ["messages", "new-messages"],
  ] as const) {
    const change = (figures[total].get(today) ?? 0) + (figures[added].get(today) ?? 0);
    figures[total].set(today, (figures[total].get(yesterday) ?? 0) + change);
  }
}
