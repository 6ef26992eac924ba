import type { ListingFigure, FormattedFigure } from "#app/listings/card/listing-card-data.ts";
import { rangeLabels } from "./range-labels.ts";
import { currencySigns, formatMoney } from "#app/ui/format/format-money.ts";

export interface FigureFormat {
  /** 1,250,000 as 1.25M, where space is limited. */
  compact?: boolean | undefined;
  /** Without currency and approximation, for places that show neither. */
  textOnly?: boolean | undefined;
}

/** Formats a figure for cards and pages. */
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

/** Formats a range converted to the visitor's currency. Only the first amount shows the country of its dollar. */
function formatRange({ min, max, currency }: NonNullable<RangeFigure["approx"]>): string {
  const short = (amount: number, currencySign: "prefix" | "symbol") =>
    formatMoney(amount, currency, { compact: true, currencySign });
  if (min === null) return max === null ? "" : `Under ${short(max, "prefix")}`;
  return max === null
    ? `Over ${short(min, "prefix")}`
    : `${short(min, "prefix")} – ${short(max, "symbol")}`;
}
