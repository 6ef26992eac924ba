import { Money } from "#app/ui/money.tsx";
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
  if (figure.kind === "range") return <span className="figures">{rangeLabels[figure.range]}</span>;
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
