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
} from "./affordability.ts";
import { LoanResult } from "./loan-result.tsx";
import { type FormattedLoan, formatLoan } from "./format-loan.ts";

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
