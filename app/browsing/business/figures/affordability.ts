import { formatMoney } from "#app/ui/format/format-money.ts";

/** An estimate from three assumptions of the buyer. Amounts are in minor units. */
export interface LoanTerms {
  down: number;
  rate: number;
  years: number;
}

export const defaultTerms: LoanTerms = { down: 20, rate: 8, years: 10 };

export const termLimits = {
  down: { min: 0, max: 100, step: 1 },
  rate: { min: 0, max: 30, step: 0.1 },
  years: { min: 1, max: 30, step: 1 },
} as const satisfies Record<keyof LoanTerms, { min: number; max: number; step: number }>;

export type Loan = ReturnType<typeof computeLoan>;

/** Tolerant: invalid values become the default, values out of range are clamped. */
export function parseTerms(query: URLSearchParams): LoanTerms {
  const read = (name: keyof LoanTerms) => {
    const text = query.get(name)?.trim().replace(",", ".");
    const value = text ? Number(text) : Number.NaN;
    return Number.isFinite(value) ? within(name, value) : defaultTerms[name];
  };
  return { down: read("down"), rate: read("rate"), years: read("years") };
}

function within(name: keyof LoanTerms, value: number): number {
  const { min, max, step } = termLimits[name];
  const rounded = Math.round(value / step) * step;
  return Number(Math.min(max, Math.max(min, rounded)).toFixed(1));
}

export function formatTerms({ down, rate, years }: LoanTerms): URLSearchParams {
  return new URLSearchParams({ down: `${down}`, rate: `${rate}`, years: `${years}` });
}

export function computeLoan(price: number, { down, rate, years }: LoanTerms) {
  const downPayment = Math.round((price * down) / 100);
  const borrowed = price - downPayment;
  const months = years * 12;
  const monthRate = rate / 100 / 12;
  const exact =
    monthRate === 0 ? borrowed / months : (borrowed * monthRate) / (1 - (1 + monthRate) ** -months);
  const monthly = Math.round(exact);
  return {
    downPayment,
    borrowed,
    monthly,
    yearly: monthly * 12,
    interest: Math.max(0, Math.round(exact * months) - borrowed),
  };
}

/** Yearly cash flow divided by yearly payments; null if there is nothing to pay. */
export function coverage(cashFlow: number, { yearly }: Pick<Loan, "yearly">): number | null {
  return yearly > 0 ? cashFlow / yearly : null;
}

/** The ratio that lenders commonly require. */
export const requiredCoverage = 1.25;

export function rateCoverage(times: number) {
  if (times >= requiredCoverage) return "comfortable";
  return times >= 1 ? "tight" : "short";
}

/** The server formats the first amounts; the browser only after a change. */
export type FormattedLoan = ReturnType<typeof formatLoan>;

export function formatLoan(loan: Loan, currency: string) {
  // An estimate: cents would suggest a false precision.
  const sum = (minor: number) => formatMoney(Math.round(minor / 100) * 100, currency);
  return {
    monthly: sum(loan.monthly),
    downPayment: sum(loan.downPayment),
    borrowed: sum(loan.borrowed),
    interest: sum(loan.interest),
  };
}
