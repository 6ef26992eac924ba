import { type ChangeEvent, useEffect, useState } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/actions/button.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import {
  computeLoan,
  type LoanTerms,
  parseTerms,
  termLimits,
  formatTerms,
  type FormattedLoan,
  formatLoan,
  requiredCoverage,
  coverage,
  rateCoverage,
  type Loan,
} from "./affordability.ts";

interface AffordabilityProps {
  price: number;
  cashFlow: number | null;
  currency: string;
  terms: LoanTerms;
  words: FormattedLoan;
}

const fields = [
  { name: "down", label: "Down payment", suffix: "%" },
  { name: "rate", label: "Annual interest rate", suffix: "%" },
  { name: "years", label: "Term", suffix: "years" },
] as const;

/** A GET form whose values are in the URL; with JavaScript the result updates on every keystroke. */
export function AffordabilityForm({ price, cashFlow, currency, terms, words }: AffordabilityProps) {
  const [typed, setTyped] = useState(() => Object.fromEntries(formatTerms(terms)));
  const [isTouched, setTouched] = useState(false);
  const current = parseTerms(new URLSearchParams(typed));
  const loan = computeLoan(price, current);

  useEffect(() => {
    if (!isTouched) return;
    const query = new URLSearchParams(location.search);
    for (const [name, value] of formatTerms(current)) query.set(name, value);
    // Debounced, because browsers limit history.replaceState. Not a navigation: nothing else depends on these values.
    const timer = setTimeout(
      () => history.replaceState(history.state, "", `?${query.toString()}${location.hash}`),
      300,
    );
    return () => clearTimeout(timer);
  });

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    setTouched(true);
    setTyped({ ...typed, [target.name]: target.value });
  }

  return (
    <div className="grid gap-8 rounded-surface border border-line bg-surface p-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] md:gap-12 md:p-7 lg:max-xl:grid-cols-1 lg:max-xl:gap-8">
      <Form
        method="get"
        action="#affordability"
        preventScrollReset
        className="flex flex-col gap-4"
        aria-label="Loan"
      >
        {fields.map(({ name, label, suffix }) => (
          <TextField
            key={name}
            name={name}
            label={label}
            suffix={suffix}
            type="number"
            inputMode="decimal"
            {...termLimits[name]}
            value={typed[name]}
            onChange={change}
          />
        ))}
        <Button variant="secondary" className="[@media(scripting:enabled)]:hidden">
          Calculate
        </Button>
      </Form>
      <LoanResult
        loan={loan}
        words={isTouched ? formatLoan(loan, currency) : words}
        cashFlow={cashFlow}
      />
    </div>
  );
}

interface LoanResultProps {
  loan: Loan;
  words: FormattedLoan;
  cashFlow: number | null;
}

const coverageTexts: Record<ReturnType<typeof rateCoverage>, { words: string; tone: string }> = {
  comfortable: {
    words: `Lenders usually require ${requiredCoverage} times.`,
    tone: "bg-success",
  },
  tight: {
    words: `That is less than the ${requiredCoverage} times that lenders usually require.`,
    tone: "bg-warm",
  },
  short: {
    words: "Cash flow alone does not cover the payments.",
    tone: "bg-danger",
  },
};

function LoanResult({ loan, words, cashFlow }: LoanResultProps) {
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
      <Coverage cashFlow={cashFlow} loan={loan} />
      <p className="text-xs text-ink-3">
        Assumes equal monthly payments at a fixed rate, before tax, fees and your own salary. This
        is an estimate, not an offer.
      </p>
    </div>
  );
}

function Coverage({ cashFlow, loan }: Pick<LoanResultProps, "cashFlow" | "loan">) {
  if (cashFlow === null)
    return (
      <p className="text-sm text-ink-2">
        The owner doesn't give an exact cash flow, so we can't tell whether it would cover the
        payments.
      </p>
    );
  const times = coverage(cashFlow, loan);
  if (times === null)
    return <p className="text-sm text-ink-2">Without a loan, there are no payments to cover.</p>;
  const { words, tone } = coverageTexts[rateCoverage(times)];
  const share = Math.min(100, Math.max(0, (times / 2.5) * 100));
  return (
    <div>
      <p className="text-sm">
        Cash flow covers the payments{" "}
        <strong className="figures font-semibold">{times.toFixed(2)} times</strong>
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
