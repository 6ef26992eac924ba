import type { ReactNode } from "react";
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
        {formatMoney(amount, currency, {
          locale,
          compact,
          // Three of our currencies share the dollar sign: beside another one, it says whose dollar it is.
          currencySign: approx && !showCode ? "prefix" : "symbol",
        })}
        {showCode && <CurrencyCode code={currency} />}
      </span>
      {approx && (
        <>
          {" "}
          <Approximate className="whitespace-nowrap">
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

export function CurrencyCode({ code }: { code: string }) {
  return (
    <span className="ms-1.5 font-sans text-[max(0.4em,0.75rem)] font-medium tracking-wide text-ink-3">
      {code}
    </span>
  );
}

/** A sum that is about right, beside the one that counts. */
export function Approximate({
  children,
  className = "",
}: {
  children: ReactNode;
  className?: string;
}) {
  return (
    <span className={`font-sans text-xs font-normal tracking-normal text-ink-3 ${className}`}>
      <span aria-hidden="true">≈ </span>
      <span className="sr-only">approximately </span>
      {children}
    </span>
  );
}
