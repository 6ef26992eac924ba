import type { ValuationAnswers } from "./answers/answers.ts";
import { businessOfAnswers } from "./answers/business-of-answers.ts";
import { chooseComparables, type Comparables } from "./comparables/comparable.ts";
import {
  describeComparables,
  getCachedCategory,
} from "./comparables/comparables.queries.server.ts";
import { shownComparables } from "./show/show-comparables.ts";
import { makeValuationView, type ValuationView } from "./show/make-valuation-view.ts";
import { createValueFormat } from "./show/format-value.ts";
import { getCachedModels } from "./valuation-models.queries.server.ts";
import { type BusinessToValue, type Valuation, valueBusiness } from "./value-business.ts";
import type { Services } from "#app/context.ts";
import { getCachedRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { scopeKey } from "#app/market/figures/figure.ts";
import { findFigures } from "#app/market/figures/market-figures.queries.server.ts";

export type LoadedValuation =
  | { ok: true; view: ValuationView; valuation: Valuation }
  | { ok: false; message: string; field: string | null };

type ValuationServices = Pick<Services, "replica" | "queryCache">;

/** The answer in words. */
export async function loadValuation(
  services: ValuationServices,
  answers: ValuationAnswers,
  now: Date,
): Promise<LoadedValuation> {
  const found = await findValuation(services, answers, now);
  if (!found.ok) {
    const format = createValueFormat(answers.currency, found.rates);
    return { ok: false, ...explainRefusal(found.refusal, format.money) };
  }
  return { ok: true, valuation: found.valuation, view: makeValuationView(found) };
}

/** One query of its own, for the comparables that it shows; all else is cached. */
export async function findValuation(
  { replica, queryCache }: ValuationServices,
  answers: ValuationAnswers,
  now: Date,
) {
  const [{ models, fittedAt }, rates] = await Promise.all([
    getCachedModels(queryCache),
    getCachedRates(queryCache),
  ]);
  const business = businessOfAnswers(answers, rates);
  const outcome = valueBusiness(models, business);
  if (!outcome.ok) return { ok: false, refusal: outcome, rates } as const;
  const { valuation } = outcome;
  const [comparables, figures] = await Promise.all([
    findComparables(queryCache, business, valuation, models.cashFlow?.all.effect ?? 0, now),
    findQuestions(queryCache, business.category),
  ]);
  const nearest = comparables.list.slice(0, shownComparables).map(({ id }) => id);
  const shown = await describeComparables(replica, nearest, now);
  const material = { answers, business, valuation, comparables, shown, figures, rates, fittedAt };
  return { ok: true, ...material } as const;
}

/** The figures that know what buyers ask. */
const findQuestions = (queryCache: Services["queryCache"], category: string | null) =>
  queryCache.get(`questions ${category ?? ""}`, (db) =>
    findFigures(db, [scopeKey({}), ...(category ? [scopeKey({ category })] : [])]),
  );

const none: Comparables = { closeness: "category", list: [] };

async function findComparables(
  queryCache: Services["queryCache"],
  { category, trade, country, cashFlow }: BusinessToValue,
  { middle, added }: Valuation,
  usualMultiple: number,
  now: Date,
): Promise<Comparables> {
  if (category === null) return none;
  // Without a stated cash flow: what a business of this value usually has.
  const near = cashFlow ?? (middle - added) / Math.exp(usualMultiple);
  const like = { id: null, category, trade, country, cashFlow: Math.round(near) };
  return chooseComparables(await getCachedCategory(queryCache, category), like, now);
}

type Refusal = Extract<ReturnType<typeof valueBusiness>, { ok: false }>;

function explainRefusal(
  refusal: Refusal,
  money: (cad: number) => string,
): { message: string; field: string | null } {
  switch (refusal.reason) {
    case "no-earnings":
      return {
        message:
          "Enter the cash flow, or at least the revenue: prices follow what a business earns.",
        field: "cash-flow",
      };
    case "no-profit":
      return {
        message:
          "A business without cash flow isn't priced as a multiple of it. Buyers then look at what its equipment, inventory, lease and customers are worth one by one.",
        field: "cash-flow",
      };
    case "out-of-range": {
      const what = refusal.base === "cashFlow" ? "cash flow" : "revenue";
      return {
        message: `Nearly all our listings have a ${what} between ${money(refusal.from)} and ${money(refusal.to)}. So far outside, we would be guessing.`,
        field: refusal.base === "cashFlow" ? "cash-flow" : "revenue",
      };
    }
    case "too-few-listings":
      return {
        message: "Too few listings state their price and earnings yet. Please come back later.",
        field: null,
      };
  }
}
