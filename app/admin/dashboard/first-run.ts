import { addDays } from "#app/shared/day.ts";

/** What a new site needs before it opens. The list disappears once everything is done. */
export interface FirstRunFacts {
  hasOperator: boolean;
  hasMail: boolean;
  hasPayments: boolean;
  hasTaxNumber: boolean;
  hasFreshRates: boolean;
  hasTwoStep: boolean;
}

export interface FirstRunStep {
  label: string;
  hint: string;
  /** Null where the environment decides. */
  to: string | null;
  isDone: boolean;
}

const steps: Record<keyof FirstRunFacts, Omit<FirstRunStep, "isDone">> = {
  hasOperator: {
    label: "Say who runs this site",
    hint: "The footer, receipts and emails name you.",
    to: "/admin/settings/operator",
  },
  hasMail: {
    label: "Connect a mail server",
    hint: "Set SMTP_URL and start again. Until then emails stay in the outbox.",
    to: null,
  },
  hasPayments: {
    label: "Connect Stripe",
    hint: "Set the Stripe keys and start again. Until then payments are a test.",
    to: null,
  },
  hasTaxNumber: {
    label: "Enter a tax number",
    hint: "From then on sales tax is added by province.",
    to: "/admin/settings/taxes",
  },
  hasFreshRates: {
    label: "Enter today's exchange rates",
    hint: "For approximate prices in other currencies.",
    to: "/admin/settings/exchange-rates",
  },
  hasTwoStep: {
    label: "Turn on two-step sign-in",
    hint: "For your own account, which can change everything.",
    to: "/account/security/two-factor",
  },
};

const staleDays = 7;

/** Central banks publish on working days; a week without a rate is forgotten, not a holiday. Undefined without any rate. */
export const areRatesStale = (asOf: string | undefined, now: Date): boolean =>
  asOf === undefined || Date.parse(asOf) < addDays(now, -staleDays - 1).getTime();

/** Null when nothing is left to do. */
export function listFirstRun(facts: FirstRunFacts): FirstRunStep[] | null {
  const names = Object.keys(steps) as (keyof FirstRunFacts)[];
  if (names.every((name) => facts[name])) return null;
  return names.map((name) => Object.assign({ isDone: facts[name] }, steps[name]));
}
