import {
  requiredCoverage,
  coverage,
  rateCoverage,
  type Loan,
  type CoverageRating,
} from "./affordability.ts";
import type { FormattedLoan } from "./format-loan.ts";

interface LoanResultProps {
  loan: Loan;
  words: FormattedLoan;
  cashFlow: number | null;
}

const coverageTexts: Record<CoverageRating, { words: string; tone: string }> = {
  comfortable: {
    words: `Cash flow covers the payments with room to spare. Lenders usually require ${requiredCoverage} times the payments.`,
    tone: "bg-success",
  },
  tight: {
    words: `Cash flow covers the payments, but it is less than the ${requiredCoverage} times that lenders usually require.`,
    tone: "bg-warm",
  },
  short: {
    words: "Cash flow alone does not cover the payments.",
    tone: "bg-danger",
  },
};

export function LoanResult({ loan, words, cashFlow }: LoanResultProps) {
  return (
    <div className="flex flex-col gap-5 md:border-s md:border-line md:ps-12 lg:max-xl:border-s-0 lg:max-xl:ps-0">
      <output aria-live="polite" className="block">
        <span className="block text-sm text-ink-2">Monthly payment</span>
        <span className="display figures block text-3xl">{words.monthly}</span>
      </output>
      <dl className="grid grid-cols-3 gap-3 border-y border-line py-3 text-sm">
        {(
          [
            ["Down payment", words.downPayment],
            ["Loan amount", words.borrowed],
            ["Total interest", words.interest],
          ] as const
        ).map(([label, sum]) => (
          <div key={label}>
            <dt className="text-xs whitespace-nowrap text-ink-3">{label}</dt>
            <dd className="figures font-medium">{sum}</dd>
          </div>
        ))}
      </dl>
      <Coverage
        times={cashFlow === null ? null : coverage(cashFlow, loan)}
        isKnown={cashFlow !== null}
      />
      <p className="text-xs text-ink-3">
        Assumes equal monthly payments at a fixed rate, before tax, fees and your own salary. This
        is an estimate, not an offer.
      </p>
    </div>
  );
}

function Coverage({ times, isKnown }: { times: number | null; isKnown: boolean }) {
  if (!isKnown)
    return (
      <p className="text-sm text-ink-2">
        The owner doesn't give an exact cash flow, so we can't tell whether it would cover the
        payments.
      </p>
    );
  if (times === null)
    return <p className="text-sm text-ink-2">Without a loan, there are no payments to cover.</p>;
  const { words, tone } = coverageTexts[rateCoverage(times)];
  const share = Math.min(100, Math.max(0, (times / 2.5) * 100));
  return (
    <div>
      <p className="text-sm">
        <strong className="figures font-semibold">{times.toFixed(2)}×</strong>{" "}
        <span className="text-ink-2">annual cash flow divided by annual payments</span>
      </p>
      <div aria-hidden="true" className="relative mt-2 h-2 rounded-full bg-sunken">
        <div className={`h-full rounded-full ${tone}`} style={{ width: `${share.toFixed(1)}%` }} />
        <span
          className="absolute -top-1 h-4 w-0.5 bg-ink"
          style={{ left: `${(requiredCoverage / 2.5) * 100}%` }}
        />
      </div>
      <p className="mt-2.5 text-sm text-ink-2">{words}</p>
    </div>
  );
}
