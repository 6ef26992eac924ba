/**
 * The months of a revenue report, in the time of Toronto, where the books are kept: a payment at 23:00 on October 31 belongs to
 * October, though it is November in UTC.
 */
export const revenueTimeZone = "America/Toronto";

export interface RevenuePeriod {
  from: string;
  to: string;
}

const maxMonths = 60;
const shape = /^20\d{2}-(0[1-9]|1[0-2])$/;

const numberOf = (month: string): number =>
  Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
const monthOf = (number: number): string =>
  `${String(Math.floor(number / 12))}-${String((number % 12) + 1).padStart(2, "0")}`;

export const monthAt = (moment: Date): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: revenueTimeZone, year: "numeric", month: "2-digit" })
    .format(moment)
    .slice(0, 7);

export const addMonths = (month: string, count: number): string => monthOf(numberOf(month) + count);

/** Defaults to the last twelve months; swaps reversed months. */
export function parseRevenuePeriod(params: URLSearchParams, now: Date): RevenuePeriod {
  const current = monthAt(now);
  const read = (name: string) => {
    const text = params.get(name) ?? "";
    return shape.test(text) ? text : null;
  };
  const to = read("to") ?? current;
  const from = read("from") ?? addMonths(to, -11);
  const [first, last] = from <= to ? [from, to] : [to, from];
  const earliest = addMonths(last, 1 - maxMonths);
  return { from: first < earliest ? earliest : first, to: last };
}

export function monthsOf({ from, to }: RevenuePeriod): string[] {
  const first = numberOf(from);
  return Array.from({ length: numberOf(to) - first + 1 }, (_, i) => monthOf(first + i));
}

export const periodQuery = ({ from, to }: RevenuePeriod): string => `?from=${from}&to=${to}`;

export interface PeriodChoice extends RevenuePeriod {
  label: string;
}

export function usualPeriods(now: Date): PeriodChoice[] {
  const current = monthAt(now);
  const year = Number(current.slice(0, 4));
  return [
    { label: "Last 12 months", from: addMonths(current, -11), to: current },
    { label: "This year", from: `${String(year)}-01`, to: current },
    { label: "Last year", from: `${String(year - 1)}-01`, to: `${String(year - 1)}-12` },
    { label: "Last 3 years", from: addMonths(current, -35), to: current },
  ];
}

const asDay = (month: string): Date => new Date(`${month}-15T12:00:00Z`);

export const monthLabel = (month: string): string =>
  new Intl.DateTimeFormat("en-CA", { month: "short", year: "numeric", timeZone: "UTC" })
    .format(asDay(month))
    .replace(".", "");
