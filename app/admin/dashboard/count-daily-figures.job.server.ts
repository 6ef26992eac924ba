import { max, min, sql, type SQL } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { addDays, daysBetween, startOfDay } from "#app/admin/dashboard/calendar-day.ts";
import { dailyFigures } from "#app/admin/dashboard/daily-figures.table.ts";
import type { FigureByDay, FigureName } from "#app/admin/dashboard/figures.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";
import { revenueEntries } from "#app/admin/revenue/revenue.queries.server.ts";
import { officeDay } from "#app/ui/format/format-date.ts";
import { officeZone } from "#app/shared/day.ts";

/** After midnight in Toronto, in winter and in summer. */
export const countDailyFiguresJob = defineJob<object>("count-daily-figures", {
  schedule: "12 5 * * *",
});

/** The provider may report payments late: these days are counted again. */
const recountDays = 45;

export async function countDailyFigures(db: Db, now: Date): Promise<void> {
  await countMissingDays(db, now);
  const yesterday = addDays(officeDay(now), -1);
  const from = addDays(yesterday, -recountDays);
  const revenue = await countRevenue(db, from, yesterday);
  const first = await findFirstDay(db);
  await db.transaction(async (tx) => {
    for (const day of daysBetween(first && first > from ? first : from, yesterday))
      await tx
        .update(dailyFigures)
        .set({ value: revenue.get(day) ?? 0 })
        .where(
          sql`${dailyFigures.day} = ${day} and ${dailyFigures.figure} = 'revenue'
            and ${dailyFigures.value} <> ${revenue.get(day) ?? 0}`,
        );
  });
}

/** Usually yesterday, on the first run all days since the first account. Concurrent runs write the same rows. */
export async function countMissingDays(db: Db, now: Date): Promise<void> {
  const yesterday = addDays(officeDay(now), -1);
  const [counted] = await db.select({ last: max(dailyFigures.day) }).from(dailyFigures);
  const last = counted?.last ?? null;
  if (last !== null && last >= yesterday) return;
  const from = last === null ? await findFirstAccountDay(db) : addDays(last, 1);
  if (from === null || from > yesterday) return;
  const counts: Record<FigureName, FigureByDay> = {
    ...(await countUsers(db, from, yesterday)),
    ...(await countListings(db, from, yesterday)),
    ...(await countMessages(db, from, yesterday)),
    revenue: await countRevenue(db, from, yesterday),
  };
  const rows = daysBetween(from, yesterday).flatMap((day) =>
    Object.entries(counts).map(([figure, byDay]) => ({
      day,
      figure: figure as FigureName,
      value: byDay.get(day) ?? 0,
    })),
  );
  // PostgreSQL takes 65,535 parameters per statement.
  await db.transaction(async (tx) => {
    for (let at = 0; at < rows.length; at += 5_000)
      await tx
        .insert(dailyFigures)
        .values(rows.slice(at, at + 5_000))
        .onConflictDoNothing();
  });
}

async function findFirstDay(db: Db): Promise<string | null> {
  const [row] = await db.select({ first: min(dailyFigures.day) }).from(dailyFigures);
  return row?.first ?? null;
}

async function findFirstAccountDay(db: Db): Promise<string | null> {
  const [row] = await db.select({ first: min(users.createdAt) }).from(users);
  return row?.first ? officeDay(row.first) : null;
}

// These read large parts of tables: for the daily job, never for a page.

async function countUsers(db: Db, from: string, to: string) {
  const start = instant(startOfDay(from));
  const before = await countOf(
    db,
    sql`select 1 from users
        where created_at < ${start} and (deleted_at is null or deleted_at >= ${start})`,
  );
  const added = await byDay(db, sql`select created_at as at from users`, from, to);
  const left = await byDay(db, sql`select deleted_at as at from users`, from, to);
  return { users: runningTotal(before, from, to, added, left), "new-users": added };
}

/** A listing that returned to review is missing from earlier days: rare, as days are counted shortly after their end. */
async function countListings(db: Db, from: string, to: string) {
  const start = instant(startOfDay(from));
  const until = sql`case status
    when 'active' then expires_at when 'sold' then sold_at else least(withdrawn_at, expires_at) end`;
  const onMarket = sql`from listings where status in ('active', 'sold', 'expired') and published_at < ${until}`;
  const before = await countOf(
    db,
    sql`select 1 ${onMarket} and published_at < ${start} and ${until} >= ${start}`,
  );
  const published = await byDay(db, sql`select published_at as at ${onMarket}`, from, to);
  const ended = await byDay(db, sql`select ${until} as at ${onMarket}`, from, to);
  const added = await byDay(db, sql`select created_at as at from listings`, from, to);
  return {
    "active-listings": runningTotal(before, from, to, published, ended),
    "new-listings": added,
  };
}

async function countMessages(db: Db, from: string, to: string) {
  const before = await countOf(
    db,
    sql`select 1 from messages where created_at < ${instant(startOfDay(from))}`,
  );
  const added = await byDay(db, sql`select created_at as at from messages`, from, to);
  return { messages: runningTotal(before, from, to, added), "new-messages": added };
}

/** Payments minus refunds by day, without taxes, in cents, as on the revenue page. */
async function countRevenue(db: Db, from: string, to: string): Promise<FigureByDay> {
  const { start, end } = rangeOf(from, to);
  const { rows } = await db.execute<DayValue>(
    sql`select ${dayOfAt} as day, sum(sales - refunds)::float8 as value
        from (${revenueEntries(start, end)}) as entry group by 1`,
  );
  return toMap(rows);
}

const rangeOf = (from: string, to: string): { start: SQL; end: SQL } => ({
  start: instant(startOfDay(from)),
  end: instant(startOfDay(addDays(to, 1))),
});

const dayOfAt = sql.raw(`(at at time zone '${officeZone}')::date::text`);

async function countOf(db: Db, found: SQL): Promise<number> {
  const { rows } = await db.execute<{ value: number }>(
    sql`select count(*)::int as value from (${found}) as found`,
  );
  return rows[0]!.value;
}

async function byDay(db: Db, times: SQL, from: string, to: string): Promise<FigureByDay> {
  const { start, end } = rangeOf(from, to);
  const { rows } = await db.execute<DayValue>(
    sql`select ${dayOfAt} as day, count(*)::int as value
        from (${times}) as times where at >= ${start} and at < ${end} group by 1`,
  );
  return toMap(rows);
}

interface DayValue extends Record<string, unknown> {
  day: string;
  value: number;
}

const toMap = (rows: readonly DayValue[]): FigureByDay =>
  new Map(rows.map(({ day, value }) => [day, value]));

function runningTotal(
  before: number,
  from: string,
  to: string,
  added: FigureByDay,
  removed: FigureByDay = new Map(),
): FigureByDay {
  let total = before;
  return new Map(
    daysBetween(from, to).map((day) => {
      total += (added.get(day) ?? 0) - (removed.get(day) ?? 0);
      return [day, total];
    }),
  );
}

/** Typed, because the two databases infer the type differently. */
export const instant = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;
