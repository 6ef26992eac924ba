import { formatMoney } from "./format-money.ts";

interface MoneyProps {
  /** In minor units: cents, centavos. */
  amount: number;
  currency: string;
  locale?: string;
  compact?: boolean;
  /** The same sum in the currency that the visitor picked. */
  approx?: { amount: number; currency: string } | null;
  showCode?: boolean;
  className?: string;
}

export function Money({
  amount,
  currency,
  locale,
  compact,
  approx,
  showCode,
  className,
}: MoneyProps) {
  return (
    <span className={`figures ${className ?? ""}`}>
      <span className="whitespace-nowrap">
        {formatMoney(amount, currency, { locale, compact })}
        {showCode && (
          <span className="ms-1.5 font-sans text-[max(0.4em,0.75rem)] font-medium tracking-wide text-ink-3">
            {currency}
          </span>
        )}
      </span>
      {approx && (
        <>
          {" "}
          <span className="font-sans text-xs font-normal tracking-normal whitespace-nowrap text-ink-3">
            <span aria-hidden="true">≈ </span>
            <span className="sr-only">approximately </span>
            {formatMoney(approx.amount, approx.currency, {
              locale,
              compact,
              currencySign: "prefix",
            })}
          </span>
        </>
      )}
    </span>
  );
}
