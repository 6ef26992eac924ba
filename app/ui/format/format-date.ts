import { memoize } from "./memoize.ts";
import { officeZone } from "#app/shared/day.ts";

const styles = {
  "short-day": { day: "numeric", month: "short" },
  short: { day: "numeric", month: "short", year: "numeric" },
  long: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  "with-time": {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
  },
  "with-zone": {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  },
  time: { hour: "numeric", minute: "2-digit" },
  month: { month: "long", year: "numeric" },
  "short-month": { month: "short", year: "numeric" },
  // In this order and with these digits in Canada: 2026-11-15.
  day: { year: "numeric", month: "2-digit", day: "2-digit" },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

interface DateFormat {
  format?: keyof typeof styles;
  /** Explicit, because the server's and the visitor's zone could give different days. */
  timeZone?: string;
}

const dateFormat = memoize(
  (format: keyof typeof styles, timeZone: string) =>
    new Intl.DateTimeFormat("en-CA", { ...styles[format], timeZone }),
);
const ageFormat = memoize(
  (numeric: "auto" | "always") => new Intl.RelativeTimeFormat("en-CA", { numeric }),
);

export function formatDate(value: Date | string, options: DateFormat = {}): string {
  const { format = "short", timeZone = officeZone } = options;
  return dateFormat(format, timeZone).format(new Date(value));
}

/** The calendar day at the office: `2026-11-15`. */
export const officeDay = (moment: Date): string => formatDate(moment, { format: "day" });

const units = [
  ["year", 365 * 86_400],
  ["month", 30 * 86_400],
  ["week", 7 * 86_400],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

export function formatTimeAgo(value: Date | string, now: Date | string): string {
  const seconds = Math.round((Number(new Date(value)) - Number(new Date(now))) / 1000);
  for (const [unit, size] of units) {
    if (Math.abs(seconds) < size) continue;
    // "yesterday" is helpful; "last month" for a date six weeks ago is not.
    const numeric = unit === "day" ? "auto" : "always";
    return ageFormat(numeric).format(Math.trunc(seconds / size), unit);
  }
  return "just now";
}

export const formatCalendarDay = (day: string): string => formatDate(day, { timeZone: "UTC" });

export interface TimeAgoValue {
  at: string;
  ago: string;
  on: string;
}

export const makeTimeAgo = (moment: Date, now: Date): TimeAgoValue => ({
  at: moment.toISOString(),
  ago: formatTimeAgo(moment, now),
  on: formatDate(moment),
});

/** For a calendar day such as `2026-11-15`, the same in every zone: "Nov 15". */
export const formatDay = (day: string): string =>
  formatDate(day, { format: "short-day", timeZone: "UTC" });
