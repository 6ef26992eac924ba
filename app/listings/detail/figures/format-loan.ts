import { formatMoney } from "#app/ui/format-money.ts";
import type { Loan } from "./affordability.ts";

/** The sums of a loan as they are read. The server writes the first ones; the browser only those that follow a change. */
export type FormattedLoan = Record<"monthly" | "downPayment" | "borrowed" | "interest", string>;

export function formatLoan(loan: Loan, currency: string): FormattedLoan {
  // Cents would pretend to know more than anybody does.
  const sum = (minor: number) => formatMoney(Math.round(minor / 100) * 100, currency);
  return {
    monthly: sum(loan.monthly),
    downPayment: sum(loan.downPayment),
    borrowed: sum(loan.borrowed),
    interest: sum(loan.interest),
  };
}
