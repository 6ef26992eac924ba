import type { MonthOfAnswers } from "./article-record.queries.server.ts";
import { formatDate } from "#app/ui/format/format-date.ts";

export const monthsShown = 12;

/** The last twelve months up to one such as "2026-11", also those without an answer. */
export function fillMonths(counted: readonly MonthOfAnswers[], last: string): MonthOfAnswers[] {
  const [year = 0, month = 0] = last.split("-").map(Number);
  return Array.from({ length: monthsShown }, (_, index) => {
    const day = new Date(Date.UTC(year, month - monthsShown + index, 1));
    const name = day.toISOString().slice(0, 7);
    return counted.find((one) => one.month === name) ?? { month: name, yes: 0, no: 0 };
  });
}

export const monthLabel = (month: string): string =>
  formatDate(`${month}-01`, { format: "month", timeZone: "UTC" }).replace(
    /^(\w{3})\w* \d\d(\d\d)$/,
    "$1 $2",
  );
