import { addDays, daysBetween, weekStart } from "#app/admin/dashboard/calendar-day.ts";
import { type FigureName, type Figures, sumOf } from "#app/admin/dashboard/figures.ts";
import { type PeriodName, periods } from "#app/admin/dashboard/period.ts";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { formatDay } from "#app/ui/format/format-date.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";

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
  const mondays = daysBetween(growthStart(today, period), today).filter(
    (day) => weekStart(day) === day,
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
