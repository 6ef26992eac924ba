import {
  computeLoan,
  coverage,
  defaultTerms,
} from "#app/browsing/business/figures/affordability.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";
import type { PricedTerms } from "./offer.ts";

/** The bank loan is an estimate with typical terms; the owner's loan has those of the offer. */
export function offerTotals(
  { price, takeBack, earnOut }: Pick<PricedTerms, "price" | "takeBack" | "earnOut">,
  yearlyCashFlow: number | null,
) {
  const financed = takeBack?.amount ?? 0;
  const cash = price - financed;
  const ownersLoan =
    takeBack && computeLoan(financed, { down: 0, rate: takeBack.rate, years: takeBack.years });
  const bankLoan = computeLoan(cash, defaultTerms);
  const yearly = bankLoan.yearly + (ownersLoan?.yearly ?? 0);
  return {
    cash,
    takeBackMonthly: ownersLoan?.monthly ?? null,
    bankMonthly: bankLoan.monthly,
    ownMoney: bankLoan.downPayment,
    atMost: earnOut ? price + earnOut.amount : null,
    coverage: yearlyCashFlow === null ? null : coverage(yearlyCashFlow, { yearly }),
  };
}

/** Whole units only: cents would suggest that the estimates are exact. */
export function formatTotals(
  {
    cash,
    takeBackMonthly,
    ownMoney,
    bankMonthly,
    atMost,
    coverage: times,
  }: ReturnType<typeof offerTotals>,
  currency: string,
) {
  const sum = (minor: number) =>
    formatMoney(Math.round(minor / 100) * 100, currency, { currencySign: "prefix" });
  return {
    cash: sum(cash),
    takeBackMonthly: takeBackMonthly === null ? null : sum(takeBackMonthly),
    ownMoney: sum(ownMoney),
    bankMonthly: sum(bankMonthly),
    atMost: atMost === null ? null : sum(atMost),
    coverage: times === null ? null : times.toFixed(2),
  };
}

export type FormattedTotals = ReturnType<typeof formatTotals>;
