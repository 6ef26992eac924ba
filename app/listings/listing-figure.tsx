import { currencySigns } from "#app/ui/format-money.ts";
import { Approximate, CurrencyCode, Money } from "#app/ui/money.tsx";
import type { ListingFigure } from "./listing-card-data.ts";
import { rangeLabels } from "./range-labels.ts";
import { type RangeFigure, rangeWords } from "./range-words.ts";

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
  if (figure.kind === "range")
    return <RangeText figure={figure} showCode={showCode} showApprox={showApprox} />;
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

interface RangeTextProps extends Pick<FigureTextProps, "showCode" | "showApprox"> {
  figure: RangeFigure;
}

function RangeText({ figure, showCode, showApprox }: RangeTextProps) {
  const { range, currency = "" } = figure;
  const label = rangeLabels[range];
  const approx = showApprox && figure.approx;
  return (
    <span className="figures">
      <span className="whitespace-nowrap">
        {approx && !showCode ? label.replace("$", currencySigns[currency] ?? "$") : label}
        {showCode && <CurrencyCode code={currency} />}
      </span>
      {approx && (
        <>
          {" "}
          <Approximate className="whitespace-nowrap">{rangeWords(approx)}</Approximate>
        </>
      )}
    </span>
  );
}
