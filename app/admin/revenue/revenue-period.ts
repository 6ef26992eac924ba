import { officeDay } from "#app/ui/format/format-date.ts";

export interface RevenuePeriod {
  from: string;
  to: string;
}

const maxMonths = 60;
const shape = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** By the office's clocks: a payment at 23:00 on October 31 belongs to October, though it is November in UTC. */
export const monthAt = (moment: Date): string => officeDay(moment).slice(0, 7);

export const addMonths = (month: string, months: number): string =>
  Temporal.PlainYearMonth.from(month).add({ months }).toString();

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
  const months: string[] = [];
  for (let month = from; month <= to; month = addMonths(month, 1)) months.push(month);
  return months;
}

export const periodQuery = ({ from, to }: RevenuePeriod): string => `?from=${from}&to=${to}`;

export function usualPeriods(now: Date): (RevenuePeriod & { label: string })[] {
  const current = monthAt(now);
  const year = Number(current.slice(0, 4));
  return [
    { label: "Last 12 months", from: addMonths(current, -11), to: current },
    { label: "This year", from: `${String(year)}-01`, to: current },
    { label: "Last year", from: `${String(year - 1)}-01`, to: `${String(year - 1)}-12` },
    { label: "Last 3 years", from: addMonths(current, -35), to: current },
  ];
}

export const monthLabel = (month: string): string =>
  new Intl.DateTimeFormat("en-CA", { month: "short", year: "numeric", timeZone: "UTC" })
    .format(new Date(`${month}-15T12:00:00Z`))
    .replace(".", "");
