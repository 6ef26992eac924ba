// A valuation's address holds all answers, so that it can be shared, and nothing needs to be stored.

import type { Currency } from "#app/shared/money.ts";

/** In whole units of the currency. Those after `profit` are added to it. */
export const amountNames = [
  "revenue",
  "cash-flow",
  "profit",
  "salary",
  "family",
  "interest",
  "depreciation",
  "one-time",
  "personal",
  "rent",
  "property-value",
  "inventory",
  "equipment",
  "asking",
] as const;
export const numberNames = ["growth", "hours", "years", "lease"] as const;
export type AmountName = (typeof amountNames)[number];
export type NumberName = (typeof numberNames)[number];

export const answerLabels: Record<AmountName | NumberName, string> = {
  revenue: "Revenue",
  "cash-flow": "Cash flow",
  profit: "Net profit",
  salary: "Your own salary",
  family: "Family pay above the market",
  interest: "Interest",
  depreciation: "Depreciation and amortization",
  "one-time": "One-time costs",
  personal: "Personal expenses",
  rent: "Rent adjustment",
  "property-value": "Value of the real property",
  inventory: "Inventory at cost",
  equipment: "Equipment and furniture",
  asking: "Asking price in mind",
  growth: "Change of revenue",
  hours: "Hours a week that the owner works",
  years: "Years in business",
  lease: "Years left on the lease",
};

export interface ValuationAnswers {
  /** A category or a subcategory. */
  trade: string | null;
  /** A country or a region. */
  place: string | null;
  currency: Currency;
  /** Few businesses are sold with their building, so none is assumed. */
  property: "no" | "included";
  franchise: "yes" | "no" | null;
  amounts: Partial<Record<AmountName, number>>;
  numbers: Partial<Record<NumberName, number>>;
  /** The person's own listing, which can take the value as its price. */
  listing: string | null;
}

export const noAnswers = (currency: Currency): ValuationAnswers => ({
  trade: null,
  place: null,
  currency,
  property: "no",
  franchise: null,
  amounts: {},
  numbers: {},
  listing: null,
});

/** One spelling for each valuation; without what is not answered. */
export function valuationQuery(answers: ValuationAnswers): URLSearchParams {
  const { trade, place, currency, property, franchise, amounts, numbers, listing } = answers;
  const query = new URLSearchParams();
  const set = (name: string, value: string | number | null | undefined) => {
    if (value !== null && value !== undefined) query.set(name, String(value));
  };
  set("trade", trade);
  set("place", place);
  set("currency", currency);
  for (const name of amountNames) set(name, amounts[name]);
  for (const name of numberNames) set(name, numbers[name]);
  set("property", property === "included" ? property : null);
  set("franchise", franchise);
  set("listing", listing);
  return query;
}

export const valuationHref = (answers: ValuationAnswers): string =>
  `/valueright?${valuationQuery(answers).toString()}`;

export const reportHref = (answers: ValuationAnswers): string =>
  `/valueright/report.pdf?${valuationQuery(answers).toString()}`;
