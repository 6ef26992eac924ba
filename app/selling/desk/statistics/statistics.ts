import { dayBefore } from "#app/shared/day.ts";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { formatPercent } from "#app/ui/format/format-percent.ts";
import { sourceLabel } from "#app/browsing/visits/source-labels.ts";

export const periods = [7, 30, 90] as const;
export type Period = (typeof periods)[number];

export const parsePeriod = (text: string | null): Period =>
  periods.find((days) => String(days) === text) ?? 30;

const measures = ["views", "saves", "inquiries"] as const;
export type Measure = (typeof measures)[number];

export type DayCounts = { day: string } & Record<Measure, number>;

export interface Total {
  count: number;
  /** Total of the previous period; null if the listing was not on the market for all of it. */
  before: number | null;
}

export interface Statistics {
  days: DayCounts[];
  totals: Record<Measure, Total>;
}

export const firstDay = (now: Date, period: Period): string => dayBefore(now, 2 * period - 1);

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

interface Change {
  text: string;
  direction: "up" | "down" | "flat";
}

/** With fewer, a percentage would mislead: one view more is not "100% up". */
const percentFrom = 20;

export function describeChange({ count, before }: Total, period: Period): Change | undefined {
  if (before === null) return undefined;
  const then = `the ${period} days before`;
  if (count === before) return { text: `As many as in ${then}`, direction: "flat" };
  const direction = count > before ? "up" : "down";
  const difference = Math.abs(count - before);
  const amount =
    before >= percentFrom
      ? formatPercent(Math.round((difference / before) * 100))
      : formatNumber(difference);
  return {
    text: direction === "up" ? `${amount} more than in ${then}` : `${amount} fewer than in ${then}`,
    direction,
  };
}

export interface SourceCount {
  kind: "page" | "site" | "search";
  name: string;
  views: number;
}

interface NamedCount {
  label: string;
  views: number;
}

export interface VisitorSources {
  places: NamedCount[];
  searches: NamedCount[];
}

const shown = 8;

/** The most frequent by name, and the rest as one. Expects `counts` sorted by frequency. */
export function groupSources(counts: readonly SourceCount[]): VisitorSources {
  const named = (isWanted: (kind: SourceCount["kind"]) => boolean, restLabel: string) => {
    const all = counts
      .filter(({ kind }) => isWanted(kind))
      .map(({ kind, name, views }) => ({ label: sourceLabel(kind, name), views }));
    const rest = all.slice(shown).reduce((sum, { views }) => sum + views, 0);
    return rest > 0 ? [...all.slice(0, shown), { label: restLabel, views: rest }] : all;
  };
  return {
    places: named((kind) => kind !== "search", "All others"),
    searches: named((kind) => kind === "search", "All others"),
  };
}
