import { currencySigns, formatMoney } from "#app/ui/format-money.ts";
import { Approximate, Money } from "#app/ui/money.tsx";
import type { ListingFigure } from "./listing-card-data.ts";
import { rangeLabels } from "./range-labels.ts";

interface FigureTextProps {
  figure: ListingFigure | null;
  showCode?: boolean;
  showApprox?: boolean;
  /** 1,250,000 as 1.25M, where there is little room. */
  compact?: boolean;
}

export function FigureText({ figure, showCode, showApprox, compact }: FigureTextProps) {
  if (!figure) return <span className="font-normal text-ink-3">Not stated</span>;
  if (figure.kind === "on-request")
    return <span className="font-normal text-ink-2">On request</span>;
  if (figure.kind === "range") return <RangeText figure={figure} showApprox={showApprox} />;
  return (
    <Money
      amount={figure.amount}
      currency={figure.currency}
      approx={showApprox ? figure.approx : null}
      showCode={showCode}
      compact={compact}
    />
  );
}

type RangeFigure = Extract<ListingFigure, { kind: "range" }>;

function RangeText({ figure, showApprox }: { figure: RangeFigure; showApprox?: boolean }) {
  const { range, currency, approx } = figure;
  const label = rangeLabels[range];
  if (!showApprox || !approx) return <span className="figures">{label}</span>;
  const sign = currencySigns[currency ?? ""];
  return (
    <span className="figures">
      {sign ? label.replace("$", sign) : label} <Approximate>{rangeWords(approx)}</Approximate>
    </span>
  );
}

/** The first sum says whose dollar it is; the second need not. */
function rangeWords({ min, max, currency }: NonNullable<RangeFigure["approx"]>): string {
  const short = (amount: number, currencySign: "prefix" | "symbol") =>
    formatMoney(amount, currency, { compact: true, currencySign });
  if (min === null) return max === null ? "" : `Under ${short(max, "prefix")}`;
  return max === null
    ? `Over ${short(min, "prefix")}`
    : `${short(min, "prefix")} – ${short(max, "symbol")}`;
}
