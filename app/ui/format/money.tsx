import { CurrencyCode } from "./currency-code.tsx";
import { formatMoney } from "./format-money.ts";

interface MoneyProps {
  amount: number;
  currency: string;
  showCode?: boolean;
  className?: string;
}

export const Money = ({ amount, currency, showCode, className = "" }: MoneyProps) => (
  <span className={`figures ${className}`}>
    <span className="whitespace-nowrap">
      {formatMoney(amount, currency)}
      {showCode && <CurrencyCode code={currency} />}
    </span>
  </span>
);
