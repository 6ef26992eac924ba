import { createValueFormat, formatMultiple, type ValueFormat } from "./format-value.ts";
import { showSteps } from "./show-steps.ts";
import { showComparables } from "./show-comparables.ts";
import type {
  ComparableListing,
  Comparables,
} from "#app/market/valuation/comparables/comparable.ts";
import type { Hits } from "#app/market/valuation/model/valuation-model.ts";
import type { BusinessToValue, Valuation } from "#app/market/valuation/value-business.ts";
import { describeBusiness, showAnswers } from "./show-answers.ts";
import type { ValuationAnswers } from "#app/market/valuation/answers/answers.ts";
import { questionsChart } from "#app/market/figures/show-figure.ts";
import type { FigureRows } from "#app/market/figures/market-figures.queries.server.ts";
import {
  computeLoan,
  coverage,
  defaultTerms,
  formatLoan,
  requiredCoverage,
} from "#app/browsing/business/figures/affordability.ts";
import type { CategorySlug } from "#app/listings/category.ts";
import { categoryName } from "#app/listings/category.ts";
import type { ExchangeRates } from "#app/shared/exchange.ts";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import { formatPercent } from "#app/ui/format/format-percent.ts";

interface Material {
  answers: ValuationAnswers;
  business: BusinessToValue;
  valuation: Valuation;
  comparables: Comparables;
  shown: readonly ComparableListing[];
  figures: FigureRows;
  rates: ExchangeRates;
  fittedAt: Date | null;
}

/** All that the page, the printed report and the PDF say, formatted once. */
export type ValuationView = ReturnType<typeof makeValuationView>;

export function makeValuationView(material: Material) {
  const { answers, business, valuation, comparables, shown, figures, rates, fittedAt } = material;
  const format = createValueFormat(answers.currency, rates);
  const { low, middle, high, multiple, base, amount, model } = valuation;
  const per = base === "cashFlow" ? "cash flow" : "revenue";
  return {
    title: describeBusiness(answers),
    currency: answers.currency,
    low: format.money(low),
    middle: format.money(middle),
    high: format.money(high),
    /** Where the middle stands between both ends of the range, from 0 to 1. */
    balance: (middle - low) / (high - low),
    /** In whole units, for a form. */
    price: format.round(middle),
    multiple: formatMultiple(multiple),
    basis: `${per} of ${format.money(amount)}`,
    byRevenue: base === "revenue",
    fittedOn: fittedAt ? formatDate(fittedAt) : "",
    sample: formatNumber(model.sample),
    steps: showSteps(valuation, business, format),
    answers: showAnswers(answers),
    comparables: showComparables(comparables, shown, {
      multiple: valuation.added > 0 || base === "revenue" ? null : multiple,
      asking: answers.amounts.asking ?? null,
      business,
      format,
      rates,
    }),
    accuracy: {
      all: showHits(model.accuracy),
      sold: showHits(model.accuracy.sold),
      category: business.category && {
        name: categoryName(business.category as CategorySlug),
        ...showHits(model.accuracy.categories[business.category] ?? nothing),
      },
    },
    loan: showLoan(valuation, business, format),
    questions: showQuestions(figures, business.category),
  };
}

const nothing: Hits = { sample: 0, medianError: null, inside: null };

/** Of the category where enough buyers wrote, otherwise of all businesses. */
function showQuestions(figures: FigureRows, category: string | null) {
  const own = category ? questionsChart(figures, { category }).bars : [];
  const { title, bars } = questionsChart(figures);
  const [of, shown] =
    own.length > 0 ? [categoryName(category as CategorySlug), own] : ["All businesses", bars];
  return { title: `${of}: ${title.toLowerCase()}`, bars: shown.slice(0, 5) };
}

/** Shares of a handful mean nothing. */
const enough = 20;

const showHits = ({ sample, medianError, inside }: Hits) => ({
  sample: formatNumber(sample),
  medianError:
    medianError === null || sample < enough ? null : formatPercent(Math.round(medianError)),
  inside: inside === null || sample < enough ? null : formatPercent(Math.round(inside)),
});

/** With the terms that listings start with. */
function showLoan({ middle }: Valuation, { cashFlow }: BusinessToValue, format: ValueFormat) {
  const toMinor = (cad: number) => format.round(cad) * 100;
  const loan = computeLoan(toMinor(middle), defaultTerms);
  const times = cashFlow === null ? null : coverage(toMinor(cashFlow), loan);
  return {
    ...formatLoan(loan, format.currency),
    terms: `${defaultTerms.down}% down, ${defaultTerms.rate}% interest, ${defaultTerms.years} years`,
    coverage: times === null ? null : times.toFixed(2),
    required: String(requiredCoverage),
    isEnough: times !== null && times >= requiredCoverage,
  };
}
