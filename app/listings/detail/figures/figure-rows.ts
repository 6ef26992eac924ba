import type { BusinessFigures } from "#app/listings/detail/business-view.ts";
import type { ListingFigure } from "#app/listings/card/listing-card-data.ts";
import { rangeLabels } from "#app/listings/figures/range-labels.ts";
import type { Bar } from "#app/ui/bar-list.tsx";
import { formatMoney } from "#app/ui/format-money.ts";

// The figures as sentences of a table, put into words on the server: the page only sets them.

export interface FigureRow {
  label: string;
  note?: string;
  value: string;
  strong?: boolean;
}

/** What is computed needs two sums; without them it is not zero, it is unknown. */
const notStated = "Not stated";

/** The few lines that everybody asks for first. */
export function summaryRows(figures: BusinessFigures): FigureRow[] {
  const { currency, expenses, pricePerCashFlow } = figures;
  return [
    { label: "Asking price", value: figureLabel(figures.askingPrice, "code") },
    { label: "Annual revenue", value: figureLabel(figures.revenue) },
    {
      label: "Annual expenses",
      note: "Revenue minus cash flow",
      value: expenses === null ? notStated : formatMoney(expenses, currency),
    },
    { label: "Annual cash flow", value: figureLabel(figures.cashFlow), strong: true },
    { label: "Price to cash flow", value: times(pricePerCashFlow, 1) },
  ];
}

export function metricRows(figures: BusinessFigures, category: string | undefined): FigureRow[] {
  const { categoryMultiple } = figures;
  const rows: FigureRow[] = [
    ...summaryRows(figures),
    { label: "Price to revenue", value: times(figures.pricePerRevenue, 2) },
    {
      label: "Cash flow margin",
      note: "Cash flow as a share of revenue",
      value: percent(figures.profitMargin),
    },
    {
      label: "Revenue growth a year",
      note: "Stated by the owner",
      value: percent(figures.growthRate),
    },
  ];
  if (categoryMultiple && category)
    rows.push({
      label: "Median price to cash flow",
      note: `${categoryMultiple.listings} listings in ${category}`,
      value: times(categoryMultiple.median, 1),
    });
  return rows;
}

/** Revenue is what expenses and cash flow come out of; nothing is drawn where a sum is missing. */
export function yearBars({ revenue, cashFlow, expenses, currency }: BusinessFigures): Bar[] {
  const bar = (label: string, value: number | null, tone: Bar["tone"]): Bar[] =>
    value === null ? [] : [{ label, value, tone, text: formatMoney(value, currency) }];
  const bars = [
    ...bar("Revenue", amountOf(revenue), "accent"),
    ...bar("Expenses", expenses, "line"),
    ...bar("Cash flow", amountOf(cashFlow), "warm"),
  ];
  return bars.length > 1 ? bars : [];
}

export const amountOf = (figure: ListingFigure | null): number | null =>
  figure?.kind === "amount" ? figure.amount : null;

function figureLabel(figure: ListingFigure | null, code?: "code"): string {
  if (!figure) return notStated;
  if (figure.kind === "on-request") return "On request";
  const sum =
    figure.kind === "range"
      ? rangeLabels[figure.range]
      : formatMoney(figure.amount, figure.currency);
  return code ? `${sum} ${figure.currency}` : sum;
}

const times = (value: number | null, digits: number): string =>
  value === null ? notStated : `${value.toFixed(digits)}×`;

const percent = (value: number | null): string =>
  value === null
    ? notStated
    : new Intl.NumberFormat("en-CA", { style: "percent", maximumFractionDigits: 1 }).format(
        value / 100,
      );
