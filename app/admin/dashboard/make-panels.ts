import {
  addDays,
  daysBetween,
  monthBefore,
  monthStart,
  weekStart,
} from "#app/admin/dashboard/calendar-day.ts";
import {
  type FigureByDay,
  type FigureName,
  type Figures,
  type PeriodName,
  periods,
  sumOf,
} from "#app/admin/dashboard/figures.ts";
import { periodQuery } from "#app/admin/revenue/revenue-period.ts";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";
import { formatPercent } from "#app/ui/format/format-percent.ts";
import { formatDay } from "#app/ui/format/format-date.ts";
import type { PerformanceHour } from "#app/platform/performance/performance.queries.server.ts";

export interface StatCard {
  label: string;
  value: string;
  change: { text: string; direction: "up" | "down" | "flat" };
  before: string;
  chart: { label: string; values: number[] };
  to: string;
}

export function makeCards(
  figures: Figures,
  parts: { users: boolean; activeListings: number | null; messages: boolean; revenue: boolean },
  today: string,
  period: PeriodName,
): StatCard[] {
  const month = today.slice(0, 7);
  const growing = (label: string, name: "users" | "messages", chartLabel: string): StatCard => ({
    label,
    value: formatNumber(figures[name].get(today) ?? 0),
    ...addedIn(figures[`new-${name}`], today, period),
    chart: { label: chartLabel, values: pointsOf(figures[`new-${name}`], today, period) },
    to: `/admin/${name}`,
  });
  const cards: (StatCard | false)[] = [
    parts.users && growing("Total Users", "users", "New users"),
    parts.activeListings !== null && {
      label: "Active Listings",
      value: formatNumber(parts.activeListings),
      ...levelChange(figures["active-listings"], parts.activeListings, today, period),
      chart: { label: "New listings", values: pointsOf(figures["new-listings"], today, period) },
      to: "/admin/listings?status=active",
    },
    parts.messages && growing("Total Messages", "messages", "New messages"),
    parts.revenue && {
      label: "Revenue This Month",
      ...revenueThisMonth(figures.revenue, today),
      chart: {
        label: "Revenue in dollars",
        values: pointsOf(figures.revenue, today, period).map((cents) =>
          Math.max(0, Math.round(cents / 100)),
        ),
      },
      to: `/admin/revenue${periodQuery({ from: month, to: month })}`,
    },
  ];
  return cards.filter((card) => card !== false);
}

function addedIn(figure: FigureByDay, today: string, name: PeriodName) {
  const { days, label } = periods[name];
  const start = addDays(today, 1 - days);
  const now = sumOf(figure, daysBetween(start, today));
  const before = sumOf(figure, daysBetween(addDays(start, -days), addDays(start, -1)));
  return {
    change: { text: `${signed(now)} in ${label}`, direction: directionOf(now - before) },
    before: `${signed(before)} in the ${label} before`,
  };
}

function levelChange(figure: FigureByDay, now: number, today: string, name: PeriodName) {
  const { days, label } = periods[name];
  const start = figure.get(addDays(today, -days)) ?? 0;
  const earlier = figure.get(addDays(today, -2 * days)) ?? 0;
  return {
    change: { text: `${signed(now - start)} in ${label}`, direction: directionOf(now - start) },
    before: `${signed(start - earlier)} in the ${label} before`,
  };
}

/** Compared with the previous month up to the same day: the first days of a month would otherwise look bad. */
function revenueThisMonth(revenue: FigureByDay, today: string) {
  const sameDay = monthBefore(today);
  const now = sumOf(revenue, daysBetween(monthStart(today), today));
  const before = sumOf(revenue, daysBetween(monthStart(sameDay), sameDay));
  const direction = directionOf(now - before);
  const percent = before > 0 ? formatPercent((Math.abs(now - before) / before) * 100) : null;
  return {
    value: formatMoney(now, "CAD"),
    change: {
      text:
        direction === "flat"
          ? "The same as last month so far"
          : percent === null
            ? `${formatMoney(now - before, "CAD")} compared with last month so far`
            : `${percent} ${direction === "up" ? "more" : "less"} than last month so far`,
      direction,
    },
    before: `${formatMoney(before, "CAD")} by this day of last month`,
  };
}

const directionOf = (difference: number): "up" | "down" | "flat" =>
  difference > 0 ? "up" : difference < 0 ? "down" : "flat";

const signed = (count: number): string =>
  count > 0 ? `+${formatNumber(count)}` : formatNumber(count);

function pointsOf(figure: FigureByDay, today: string, name: PeriodName): number[] {
  const { days, points } = periods[name];
  const all = daysBetween(addDays(today, 1 - days), today);
  const size = Math.ceil(days / points);
  const sums: number[] = [];
  for (let end = all.length; end > 0; end -= size)
    sums.unshift(sumOf(figure, all.slice(Math.max(0, end - size), end)));
  return sums;
}

export type Growth = ReturnType<typeof makeGrowth>;

const seriesOf = [
  { figure: "new-users", label: "New users" },
  { figure: "new-listings", label: "New listings" },
  { figure: "new-messages", label: "New messages" },
  { figure: "revenue", label: "Revenue" },
] as const satisfies readonly { figure: FigureName; label: string }[];

export const growthStart = (today: string, period: PeriodName): string =>
  addDays(weekStart(today), -7 * (periods[period].weeks - 1));

export function makeGrowth(
  figures: Figures,
  names: readonly FigureName[],
  today: string,
  period: PeriodName,
) {
  const first = growthStart(today, period);
  const mondays = Array.from({ length: periods[period].weeks }, (_, week) =>
    addDays(first, 7 * week),
  );
  return {
    weeks: mondays.map((day) => formatDay(day)),
    series: seriesOf
      .filter(({ figure }) => names.includes(figure))
      .map(({ figure, label }) => {
        const values = mondays.map((monday) =>
          sumOf(figures[figure], daysBetween(monday, addDays(monday, 6))),
        );
        const format = figure === "revenue" ? formatCents : (value: number) => formatNumber(value);
        return { label, values, texts: values.map(format) };
      }),
  };
}

const formatCents = (cents: number): string => formatMoney(cents, "CAD");

export interface PerformanceFigure {
  label: string;
  value: string;
  note: string;
  values: number[];
}

type Percentile = (buckets: readonly number[], share: number) => number | null;

export function makePerformance(
  hours: readonly PerformanceHour[],
  percentileOf: Percentile,
): PerformanceFigure[] | null {
  if (hours.length === 0) return null;
  const sum = (read: (hour: PerformanceHour) => number) =>
    hours.reduce((all, hour) => all + read(hour), 0);
  const buckets = hours[0]!.buckets.map((_, index) => sum((hour) => hour.buckets[index]!));
  const requests = sum((hour) => hour.requests);
  const errors = sum((hour) => hour.errors);
  const hits = sum((hour) => hour.cacheHits);
  const lookups = hits + sum((hour) => hour.cacheMisses);
  const longestQueue = Math.max(...hours.map((hour) => hour.queueSeconds));
  const latency = (share: number, label: string, note: string): PerformanceFigure => ({
    label,
    value: formatMs(percentileOf(buckets, share)),
    note,
    values: hours.map((hour) => Math.round((percentileOf(hour.buckets, share) ?? 0) * 1000)),
  });
  return [
    latency(0.5, "Median response", "Half of all pages were faster"),
    latency(0.95, "95th percentile", "19 of 20 pages were faster"),
    {
      label: "Server errors",
      value: formatNumber(errors),
      note: `${requests > 0 ? formatPercent((errors / requests) * 100) : "0%"} of ${formatNumber(requests)} pages`,
      values: hours.map((hour) => hour.errors),
    },
    {
      label: "Longest queue wait",
      value: formatSeconds(longestQueue),
      note: "The oldest job that was ready to run",
      values: hours.map((hour) => Math.round(hour.queueSeconds)),
    },
    {
      label: "Cache hit rate",
      value: lookups > 0 ? formatPercent((hits / lookups) * 100) : "—",
      note: `${formatNumber(lookups)} lookups of pages and queries`,
      values: hours.map(({ cacheHits, cacheMisses }) =>
        cacheHits + cacheMisses > 0 ? Math.round((cacheHits / (cacheHits + cacheMisses)) * 100) : 0,
      ),
    },
  ];
}

function formatMs(seconds: number | null): string {
  if (seconds === null) return "—";
  return seconds >= 1
    ? `${seconds.toFixed(1)} s`
    : `${formatNumber(Math.round(seconds * 1000))} ms`;
}

function formatSeconds(seconds: number): string {
  if (seconds < 90) return `${formatNumber(Math.round(seconds))} s`;
  if (seconds < 5400) return `${formatNumber(Math.round(seconds / 60))} min`;
  return `${formatNumber(Math.round(seconds / 3600))} h`;
}
