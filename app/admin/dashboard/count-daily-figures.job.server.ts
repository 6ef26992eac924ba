import { max, min, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { addDays, dayOf, daysBetween } from "#app/admin/dashboard/calendar-day.ts";
import {
  countListings,
  countMessages,
  countRevenue,
  countUsers,
} from "#app/admin/dashboard/count-figures.queries.server.ts";
import { dailyFigures } from "#app/admin/dashboard/daily-figures.table.ts";
import type { FigureByDay, FigureName } from "#app/admin/dashboard/figures.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";

/** After midnight in Toronto, in winter and in summer. */
export const countDailyFiguresJob = defineJob<object>("count-daily-figures", {
  schedule: "12 5 * * *",
});

/** The provider may report payments late: these days are counted again. */
const recountDays = 45;

export async function countDailyFigures(db: Db, now: Date): Promise<void> {
  await countMissingDays(db, now);
  const yesterday = addDays(dayOf(now), -1);
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

/**
 * Counts the past days without figures: usually yesterday, on the first run all since the first account. Concurrent runs write
 * the same rows.
 */
export async function countMissingDays(db: Db, now: Date): Promise<void> {
  const yesterday = addDays(dayOf(now), -1);
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
  return row?.first ? dayOf(row.first) : null;
}
