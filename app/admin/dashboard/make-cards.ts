import {
  addDays,
  daysBetween,
  monthBefore,
  monthStart,
} from "#app/admin/dashboard/calendar-day.ts";
import { type FigureByDay, type Figures, sumOf } from "#app/admin/dashboard/figures.ts";
import { type PeriodName, periods } from "#app/admin/dashboard/period.ts";
import { periodQuery } from "#app/admin/revenue/revenue-period.ts";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";
import { formatPercent } from "#app/ui/format/format-percent.ts";

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
  const added = (figure: FigureByDay) => addedIn(figure, today, period);
  const cards: (StatCard | false)[] = [
    parts.users && {
      label: "Total Users",
      value: formatNumber(figures.users.get(today) ?? 0),
      ...added(figures["new-users"]),
      chart: { label: "New users", values: pointsOf(figures["new-users"], today, period) },
      to: "/admin/users",
    },
    parts.activeListings !== null && {
      label: "Active Listings",
      value: formatNumber(parts.activeListings),
      ...levelChange(figures["active-listings"], parts.activeListings, today, period),
      chart: { label: "New listings", values: pointsOf(figures["new-listings"], today, period) },
      to: "/admin/listings?status=active",
    },
    parts.messages && {
      label: "Total Messages",
      value: formatNumber(figures.messages.get(today) ?? 0),
      ...added(figures["new-messages"]),
      chart: { label: "New messages", values: pointsOf(figures["new-messages"], today, period) },
      to: "/admin/messages",
    },
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
