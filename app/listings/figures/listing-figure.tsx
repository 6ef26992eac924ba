import { Approximate, CurrencyCode } from "#app/ui/currency-code.tsx";
import type { FormattedFigure } from "#app/listings/card/listing-card-data.ts";

interface FigureTextProps {
  figure: FormattedFigure | null;
  showCode?: boolean;
  showApprox?: boolean;
}

export function FigureText({ figure, showCode, showApprox }: FigureTextProps) {
  if (!figure) return <span className="font-normal text-ink-3">Not stated</span>;
  if (figure.kind === "on-request")
    return <span className="font-normal text-ink-2">On request</span>;
  const { text, signed, currency, approx } = figure;
  return (
    <span className="figures">
      <span className="whitespace-nowrap">
        {showApprox && !showCode ? (signed ?? text) : text}
        {showCode && currency && <CurrencyCode code={currency} />}
      </span>
      {showApprox && approx && (
        <>
          {" "}
          <Approximate className="whitespace-nowrap">{approx}</Approximate>
        </>
      )}
    </span>
  );
}
