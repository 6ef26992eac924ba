import type { Market } from "./market.ts";
import { makeTimeChart, type TimeChartData } from "#app/ui/charts/time-chart-data.ts";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { formatDate } from "#app/ui/format/format-date.ts";

const charts = {
  listings: {
    title: "Supply over two years",
    note: "Businesses for sale at the end of each month.",
    headers: ["Month", "For sale", "New", "Sold"],
    withZero: true,
    format: formatNumber,
  },
  index: {
    title: "Price index",
    note: "Asking prices per dollar of cash flow of alike businesses; the first month is 100.",
    headers: ["Month", "Index"],
    withZero: false,
    format: (value: number) => value.toFixed(1),
  },
};

/** Fewer months are no trend. */
const fewestMonths = 6;

/** Null if too little is known. */
export function drawHistory(
  { history }: Pick<Market, "history">,
  which: keyof typeof charts,
): TimeChartData | null {
  const known = history.filter((month) => month[which] !== undefined);
  const [first] = known;
  const last = known.at(-1);
  if (!first || !last || known.length < fewestMonths) return null;
  const start = monthNumber(first.month);
  return makeTimeChart({
    ...charts[which],
    length: monthNumber(last.month) - start + 1,
    points: known.map((month) => ({
      at: monthNumber(month.month) - start,
      label: formatDate(month.month, { format: "short-month", timeZone: "UTC" }),
      value: month[which]!,
      text: charts[which].format(month[which]!),
      more: which === "listings" ? [month.added, month.sold].map(formatNumber) : [],
    })),
  });
}

const monthNumber = (month: string): number =>
  Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
