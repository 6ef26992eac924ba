import type { AmountName, ValuationAnswers } from "./answers.ts";

/** Longer than any trade and place. */
export const maxWords = 120;

export interface AddBack {
  name: AmountName;
  hint: string;
}

/** One by one, in the order of a profit and loss statement. */
export const addBacks: readonly AddBack[] = [
  {
    name: "salary",
    hint: "What the business pays you. A buyer will pay themselves instead.",
  },
  {
    name: "family",
    hint: "What relatives are paid beyond what you would pay a stranger. A minus sign if they work for less.",
  },
  {
    name: "interest",
    hint: "On your loans. They end with the sale.",
  },
  {
    name: "depreciation",
    hint: "A cost on paper only. Buyers still ask what must be replaced soon.",
  },
  {
    name: "one-time",
    hint: "A lawsuit, a flood, a move: what will not come again. A minus sign for one-time income.",
  },
  {
    name: "personal",
    hint: "A car, a phone or travel that the business pays and does not need.",
  },
  {
    name: "rent",
    hint: "If you own the building: the rent you pay above what is usual, or with a minus sign what you pay below it.",
  },
];

/** The profit with its add-backs counts before a cash flow that is given as well: it says more. */
export function cashFlowOf({ amounts }: Pick<ValuationAnswers, "amounts">): number | null {
  if (amounts.profit === undefined) return amounts["cash-flow"] ?? null;
  return addBacks.reduce((sum, { name }) => sum + (amounts[name] ?? 0), amounts.profit);
}
