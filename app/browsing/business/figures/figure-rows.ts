import type { FormattedFigure } from "#app/listings/card/listing-card-data.ts";
import type { Business } from "#app/browsing/business/business.queries.server.ts";
import {
  formatFigure,
  makeStatedFigures,
  type MoneyOptions,
} from "#app/listings/figures/make-figure.ts";
import type { FigureRow as TableRow } from "#app/ui/data/figure-table.tsx";
import type { Bar } from "#app/ui/charts/bar-list.tsx";
import { formatDate } from "#app/ui/format/format-date.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";
import { formatPercent } from "#app/ui/format/format-percent.ts";

type FigureRow = TableRow & { value: string };

export type BusinessFigures = ReturnType<typeof formatFigures>;

export function formatFigures(business: Business, options: MoneyOptions) {
  const { askingPrice, revenue, cashFlow } = makeStatedFigures(business, options);
  return {
    currency: business.currency,
    askingPrice: formatFigure(askingPrice),
    revenue: formatFigure(revenue),
    cashFlow: formatFigure(cashFlow),
    pricePerCashFlow: business.pricePerCashFlow,
  };
}

export interface CategoryMultiple {
  category: string;
  median: number;
  listings: number;
}

/** Derived values need two amounts; a row without a value is left out. The asking price has its own card. */
export function summaryRows(
  { currency, annualExpenses, pricePerCashFlow }: Business,
  figures: BusinessFigures,
): FigureRow[] {
  return known([
    { label: "Annual revenue", value: figureLabel(figures.revenue) },
    {
      label: "Annual expenses",
      note: "Revenue minus cash flow",
      value: annualExpenses === null ? null : formatMoney(annualExpenses, currency),
    },
    { label: "Annual cash flow", value: figureLabel(figures.cashFlow), strong: true },
    { label: "Price to cash flow", value: times(pricePerCashFlow, 1) },
  ]);
}

export function metricRows(
  business: Business,
  figures: BusinessFigures,
  multiple: CategoryMultiple | null,
): FigureRow[] {
  return known([
    ...summaryRows(business, figures),
    { label: "Price to revenue", value: times(business.pricePerRevenue, 2) },
    {
      label: "Cash flow margin",
      note: "Cash flow as a share of revenue",
      value: percent(business.profitMargin),
    },
    {
      label: "Annual revenue growth",
      note: "Stated by the owner",
      value: percent(business.growthRate),
    },
    {
      label: "Median price to cash flow",
      note: multiple ? `${multiple.listings} listings in ${multiple.category}` : "",
      value: times(multiple?.median ?? null, 1),
    },
  ]);
}

/** Revenue is the sum of expenses and cash flow; empty if an amount is missing. */
export function yearBars(business: Business): Bar[] {
  const { annualRevenue, annualCashFlow, annualExpenses, currency } = business;
  const bar = (label: string, value: number | null, tone: Bar["tone"]): Bar[] =>
    value === null ? [] : [{ label, value, tone, text: formatMoney(value, currency) }];
  const bars = [
    ...bar("Revenue", annualRevenue, "accent"),
    ...bar("Expenses", annualExpenses, "line"),
    ...bar("Cash flow", annualCashFlow, "warm"),
  ];
  return bars.length > 1 ? bars : [];
}

/** In the current currency, latest first; empty if the price never changed. */
export function priceRows({ prices, currency }: Pick<Business, "prices" | "currency">) {
  const steps = prices.filter((step) => step.currency === currency);
  if (steps.length < 2) return [];
  return steps
    .map(({ since, amount }, index) => {
      const before = steps[index - 1]?.amount;
      const change = before && amount ? amount - before : null;
      return {
        since: formatDate(since.toISOString()),
        price: amount === null ? "No amount" : formatMoney(amount, currency),
        change: change === null ? "–" : signed(change, currency),
      };
    })
    .toReversed();
}

const signed = (change: number, currency: string): string =>
  `${change < 0 ? "−" : "+"}${formatMoney(Math.abs(change), currency)}`;

const known = (rows: readonly (TableRow & { value: string | null })[]): FigureRow[] =>
  rows.filter((row): row is FigureRow => row.value !== null);

function figureLabel(figure: FormattedFigure | null): string {
  if (!figure) return "Not stated";
  return figure.kind === "on-request" ? "On request" : figure.text;
}

const times = (value: number | null, digits: number): string | null =>
  value === null ? null : `${value.toFixed(digits)}×`;

const percent = (value: number | null): string | null =>
  value === null ? null : formatPercent(value);
