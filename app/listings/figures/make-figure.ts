import type { ListingFigure, FormattedFigure } from "#app/listings/card/listing-card-data.ts";
import type { StatedFigureRow } from "#app/listings/public-listing.server.ts";
import { rangeBounds, type RangeId, rangeLabels } from "./range-labels.ts";
import { approximate, type ExchangeRates } from "#app/shared/exchange.ts";
import type { Currency } from "#app/shared/money.ts";
import { currencySigns, formatMoney } from "#app/ui/format/format-money.ts";

interface StatedFigure {
  amount: number | null;
  range?: RangeId | null;
  onRequest?: boolean;
}

export interface MoneyOptions {
  currency: Currency;
  rates: ExchangeRates;
}

export function makeFigure(
  { amount, range, onRequest }: StatedFigure,
  currency: Currency,
  view: MoneyOptions,
): ListingFigure | null {
  const about = (sum: number) => approximate({ amount: sum, currency }, view.currency, view.rates);
  if (amount !== null) return { kind: "amount", amount, currency, approx: about(amount) };
  if (range) {
    const [min, max] = rangeBounds[range];
    const approx =
      currency === view.currency
        ? null
        : {
            min: min === null ? null : about(min)!.amount,
            max: max === null ? null : about(max)!.amount,
            currency: view.currency,
          };
    return { kind: "range", range, currency, approx };
  }
  return onRequest ? { kind: "on-request" } : null;
}

export function makeStatedFigures(row: StatedFigureRow, view: MoneyOptions) {
  const figure = (amount: number | null, range: RangeId | null, onRequest: boolean) =>
    makeFigure({ amount, range, onRequest }, row.currency, view);
  return {
    askingPrice: figure(row.askingPrice, row.askingPriceRange, row.askingPriceOnRequest),
    revenue: figure(row.annualRevenue, row.annualRevenueRange, row.annualRevenueOnRequest),
    cashFlow: figure(row.annualCashFlow, row.annualCashFlowRange, row.annualCashFlowOnRequest),
  };
}

export interface FigureFormat {
  compact?: boolean | undefined;
  textOnly?: boolean | undefined;
}

export function formatFigure(
  figure: ListingFigure | null,
  { compact, textOnly }: FigureFormat = {},
): FormattedFigure | null {
  if (!figure) return null;
  if (figure.kind === "on-request") return { kind: "on-request" };
  const { currency } = figure;
  if (figure.kind === "range") {
    const label = rangeLabels[figure.range];
    if (textOnly) return { kind: "sum", text: label };
    const sign = currencySigns[currency ?? ""] ?? "$";
    return {
      kind: "sum",
      text: label,
      currency,
      ...(figure.approx && {
        signed: label.replace("$", sign),
        approx: formatRange(figure.approx),
      }),
    };
  }
  const { amount, approx } = figure;
  const text = formatMoney(amount, figure.currency, { compact });
  if (textOnly) return { kind: "sum", text };
  const signed = (sum: { amount: number; currency: string }) =>
    formatMoney(sum.amount, sum.currency, { compact, currencySign: "prefix" });
  return {
    kind: "sum",
    text,
    currency,
    ...(approx && { signed: signed(figure), approx: signed(approx) }),
  };
}

type RangeFigure = Extract<ListingFigure, { kind: "range" }>;

function formatRange({ min, max, currency }: NonNullable<RangeFigure["approx"]>): string {
  const short = (amount: number, currencySign: "prefix" | "symbol") =>
    formatMoney(amount, currency, { compact: true, currencySign });
  if (min === null) return max === null ? "" : `Under ${short(max, "prefix")}`;
  return max === null
    ? `Over ${short(min, "prefix")}`
    : `${short(min, "prefix")} – ${short(max, "symbol")}`;
}
