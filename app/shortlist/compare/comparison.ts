import { formatEmployees, managementLabels, propertyLabels } from "#app/listings/facts.ts";
import { type ListingBrief, makeBrief } from "#app/listings/card/make-card.ts";
import { type RankedRow, ranked } from "./compare-list.ts";
import { makeFigure, type MoneyOptions, formatFigure } from "#app/listings/figures/make-figure.ts";
import type { PerformanceRow, TraitRow } from "#app/listings/public-listing.server.ts";
import type { ExchangeRates } from "#app/shared/exchange.ts";
import type { Currency } from "#app/shared/money.ts";
import { placeName } from "#app/shared/places.ts";

export type ComparedRow = ListingBrief & PerformanceRow & TraitRow;

export type ComparedListing = ReturnType<typeof toCompared>;

export interface Comparison {
  listings: ComparedListing[];
  best: Record<RankedRow, boolean[]>;
}

export function makeComparison(rows: readonly ComparedRow[], view: MoneyOptions): Comparison {
  const values = (row: ComparedRow): Record<RankedRow, number | null> => ({
    askingPrice: worth(row.askingPrice, row.currency, view.rates),
    revenue: worth(row.annualRevenue, row.currency, view.rates),
    cashFlow: worth(row.annualCashFlow, row.currency, view.rates),
    profitMargin: row.profitMargin,
    pricePerRevenue: row.pricePerRevenue,
    pricePerCashFlow: row.pricePerCashFlow,
    growthRate: row.growthRate,
  });
  const all = rows.map(values);
  const best = Object.fromEntries(
    Object.entries(ranked).map(([row, rank]) => [
      row,
      findBest(
        all.map((one) => one[row as RankedRow]),
        rank,
      ),
    ]),
  ) as Record<RankedRow, boolean[]>;
  return { listings: rows.map((row) => toCompared(row, view)), best };
}

/** No value is best if it is the only one, or if all are equal. */
export function findBest(
  values: readonly (number | null)[],
  rank: "lowest" | "highest",
): boolean[] {
  const known = values.filter((value) => value !== null);
  const top = rank === "lowest" ? Math.min(...known) : Math.max(...known);
  const isDistinct = known.length > 1 && known.some((value) => value !== top);
  return values.map((value) => isDistinct && value === top);
}

/** In one currency and unrounded: only the display is rounded. */
const worth = (amount: number | null, currency: Currency, { perCad }: ExchangeRates) =>
  amount === null ? null : amount / perCad[currency];

function toCompared(row: ComparedRow, view: MoneyOptions) {
  return {
    ...makeBrief(row, view),
    place: placeName(row),
    expenses: formatFigure(makeFigure({ amount: row.annualExpenses }, row.currency, view)),
    profitMargin: row.profitMargin,
    pricePerRevenue: row.pricePerRevenue,
    pricePerCashFlow: row.pricePerCashFlow,
    growthRate: row.growthRate,
    established: row.established,
    employees: formatEmployees(row),
    squareFootage: row.squareFootage,
    management: row.management && managementLabels[row.management],
    property: row.propertyType && propertyLabels[row.propertyType],
    financingAvailable: row.financingAvailable,
    trainingIncluded: row.trainingIncluded,
    relocatable: row.relocatable,
    listedAt: row.publishedAt?.toISOString() ?? null,
  };
}
