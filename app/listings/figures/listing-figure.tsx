import { Approximate, CurrencyCode } from "#app/ui/format/currency-code.tsx";
import type { FormattedFigure } from "#app/listings/card/listing-card-data.ts";

interface FigureTextProps {
  figure: FormattedFigure | null;
  showCode?: boolean;
  showApprox?: boolean;
  as?: "span" | "dd";
}

export function FigureText({ figure, showCode, showApprox, as: Tag = "span" }: FigureTextProps) {
  if (!figure) return <Tag className="sum-none">Not stated</Tag>;
  if (figure.kind === "on-request") return <Tag className="sum-on-request">On request</Tag>;
  const { text, signed, currency, approx } = figure;
  const sum = showApprox && !showCode ? (signed ?? text) : text;
  const code = showCode && currency && <CurrencyCode code={currency} />;
  if (!showApprox || !approx)
    return (
      <Tag className="sum">
        {sum}
        {code}
      </Tag>
    );
  return (
    <Tag>
      <span className="sum">
        {sum}
        {code}
      </span>{" "}
      <Approximate>{approx}</Approximate>
    </Tag>
  );
}

export function RatesNote({ day, className }: { day: string; className?: string }) {
  return (
    <p className={className}>
      Amounts marked ≈ are approximate, based on exchange rates from {day}. The price in the
      listing's own currency is the one that counts.
    </p>
  );
}
