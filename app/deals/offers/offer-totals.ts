import {
  computeLoan,
  coverage,
  defaultTerms,
} from "#app/browsing/business/figures/affordability.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";
import type { PricedTerms } from "./offer.ts";

/** The buyer's loan is an estimate by the usual assumptions; the terms of a take-back are those of the offer. */
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
    financed,
    takeBackMonthly: ownersLoan?.monthly ?? null,
    bankMonthly: bankLoan.monthly,
    ownMoney: bankLoan.downPayment,
    earnOut: earnOut?.amount ?? 0,
    atMost: price + (earnOut?.amount ?? 0),
    coverage: yearlyCashFlow === null ? null : coverage(yearlyCashFlow, { yearly }),
  };
}

/** Whole units only: cents would suggest that the estimates are exact. */
export function formatTotals(
  { takeBackMonthly, coverage: times, ...totals }: ReturnType<typeof offerTotals>,
  currency: string,
) {
  const sum = (minor: number) =>
    formatMoney(Math.round(minor / 100) * 100, currency, { currencySign: "prefix" });
  const { cash, financed, ownMoney, bankMonthly, earnOut, atMost } = totals;
  return {
    cash: sum(cash),
    financed: financed > 0 ? sum(financed) : null,
    takeBackMonthly: takeBackMonthly === null ? null : sum(takeBackMonthly),
    ownMoney: sum(ownMoney),
    bankMonthly: sum(bankMonthly),
    earnOut: earnOut > 0 ? sum(earnOut) : null,
    atMost: sum(atMost),
    coverage: times === null ? null : times.toFixed(2),
  };
}

export type FormattedTotals = ReturnType<typeof formatTotals>;
