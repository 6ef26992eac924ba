/** Calendar days in Toronto, as for revenue: `2026-11-15`. */
import { dayBefore, dayMs, officeTime } from "#app/shared/day.ts";

export const startOfDay = (day: string): Date => officeTime(day);

export const addDays = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString();

export const monthStart = (day: string): string => `${day.slice(0, 8)}01`;

/** The same day of the previous month, or its last day if it is shorter. */
export const monthBefore = (day: string): string =>
  Temporal.PlainDate.from(day).subtract({ months: 1 }).toString();

export const weekStart = (day: string): string =>
  addDays(day, 1 - Temporal.PlainDate.from(day).dayOfWeek);

/** Plain arithmetic: the dashboard goes through thousands of days. */
export const daysBetween = (first: string, last: string): string[] =>
  Array.from({ length: (Date.parse(last) - Date.parse(first)) / dayMs + 1 }, (_, day) =>
    dayBefore(new Date(first), -day),
  );
