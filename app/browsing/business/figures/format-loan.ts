import { formatMoney } from "#app/ui/format/format-money.ts";
import type { Loan } from "./affordability.ts";

/** The server formats the first amounts; the browser only after a change. */
export type FormattedLoan = Record<"monthly" | "downPayment" | "borrowed" | "interest", string>;

export function formatLoan(loan: Loan, currency: string): FormattedLoan {
  // An estimate: cents would suggest a false precision.
  const sum = (minor: number) => formatMoney(Math.round(minor / 100) * 100, currency);
  return {
    monthly: sum(loan.monthly),
    downPayment: sum(loan.downPayment),
    borrowed: sum(loan.borrowed),
    interest: sum(loan.interest),
  };
}
