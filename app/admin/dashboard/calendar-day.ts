/** Calendar days in Toronto, as for revenue: `2026-11-15`. */
import { revenueTimeZone } from "#app/admin/revenue/revenue-period.ts";
import { formatDate } from "#app/ui/format-date.ts";

export const operatorZone = revenueTimeZone;

export const dayOf = (moment: Date): string =>
  formatDate(moment.toISOString(), { format: "day", timeZone: operatorZone });

const hourMs = 60 * 60_000;

/** Midnight in Toronto: 04:00 UTC in daylight saving time, otherwise 05:00. */
export function startOfDay(day: string): Date {
  const inSummer = new Date(`${day}T04:00:00Z`);
  return dayOf(inSummer) === day ? inSummer : new Date(inSummer.getTime() + hourMs);
}

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

export const monthStart = (day: string): string => `${day.slice(0, 8)}01`;

/** The same day one month earlier, or the last day of a shorter month. */
export function monthBefore(day: string): string {
  const lastOfMonthBefore = addDays(monthStart(day), -1);
  const wanted = lastOfMonthBefore.slice(0, 8) + day.slice(8);
  return wanted < lastOfMonthBefore ? wanted : lastOfMonthBefore;
}

/** The Monday of the week. */
export function weekStart(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** Inclusive. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
