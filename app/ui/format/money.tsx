import { Approximate, CurrencyCode } from "./currency-code.tsx";
import { formatMoney } from "./format-money.ts";

interface MoneyProps {
  amount: number;
  currency: string;
  locale?: string;
  compact?: boolean;
  /** In the visitor's display currency. */
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
        {formatMoney(amount, currency, {
          locale,
          compact,
          // All three currencies use the dollar sign, so beside another amount it gets a country prefix.
          currencySign: approx && !showCode ? "prefix" : "symbol",
        })}
        {showCode && <CurrencyCode code={currency} />}
      </span>
      {approx && (
        <>
          {" "}
          <Approximate>
            {formatMoney(approx.amount, approx.currency, {
              locale,
              compact,
              currencySign: "prefix",
            })}
          </Approximate>
        </>
      )}
    </span>
  );
}
