/**
 * How a listing does with buyers: who looked at it, saved it and wrote about it, by day, over a period that is in the address.
 * Days are those of UTC, as views are counted.
 */
import { dayBefore } from "#app/shared/day.ts";

export const periods = [7, 30, 90] as const;
export type Period = (typeof periods)[number];

/** Anything else in the address is 30 days. */
export const parsePeriod = (text: string | null): Period =>
  periods.find((days) => String(days) === text) ?? 30;

export const measures = ["views", "saves", "inquiries"] as const;
export type Measure = (typeof measures)[number];

export type DayCounts = { day: string } & Record<Measure, number>;

export interface Total {
  count: number;
  /** In the period before; null where the listing was not on the market for all of it, and nothing can be compared. */
  before: number | null;
}

export interface Statistics {
  days: DayCounts[];
  totals: Record<Measure, Total>;
}

/** The first day of the period before. */
export const firstDay = (now: Date, period: Period): string => dayBefore(now, 2 * period - 1);

/** `rows` are of both periods; days without anything have none. */
export function makeStatistics(
  rows: readonly DayCounts[],
  { period, publishedAt, now }: { period: Period; publishedAt: Date | null; now: Date },
): Statistics {
  const known = new Map(rows.map((row) => [row.day, row]));
  const daysFrom = (start: number): DayCounts[] =>
    Array.from({ length: period }, (_, index) => {
      const day = dayBefore(now, start - index);
      return known.get(day) ?? { day, views: 0, saves: 0, inquiries: 0 };
    });
  const before = daysFrom(2 * period - 1);
  const days = daysFrom(period - 1);
  const isComparable =
    publishedAt !== null && publishedAt.toISOString().slice(0, 10) <= before[0]!.day;
  const totalOf = (measure: Measure): Total => ({
    count: sum(days, measure),
    before: isComparable ? sum(before, measure) : null,
  });
  return {
    days,
    totals: { views: totalOf("views"), saves: totalOf("saves"), inquiries: totalOf("inquiries") },
  };
}

const sum = (rows: readonly DayCounts[], measure: Measure): number =>
  rows.reduce((total, row) => total + row[measure], 0);
