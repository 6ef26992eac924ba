import type { BusinessFigures, BusinessView } from "#app/listings/detail/business-view.ts";
import {
  describeLock,
  type Fact,
  listAnswers,
  listFacts,
  type LockedFact,
  quickFacts,
} from "#app/listings/detail/format-facts.ts";
import {
  metricRows,
  amountOf,
  summaryRows,
  type FigureRow,
  yearBars,
} from "#app/listings/detail/figures/figure-rows.ts";
import type { PriceRow } from "#app/listings/detail/figures/price-table.tsx";
import type { Bar } from "#app/ui/bar-list.tsx";
import { formatDate } from "#app/ui/format-date.ts";
import type { FormattedFigure } from "#app/listings/card/listing-card-data.ts";
import { formatRange } from "#app/listings/figures/format-range.ts";
import { formatFigure } from "#app/listings/figures/format-figure.ts";
import { formatMoney } from "#app/ui/format-money.ts";

const asTheyAre = [
  "id",
  "access",
  "isSold",
  "isNew",
  "isVerified",
  "title",
  "paragraphs",
  "tags",
  "categories",
  "subcategory",
  "place",
  "businessName",
  "street",
  "website",
  "photos",
  "documents",
  "highlights",
  "isSaved",
] as const satisfies (keyof BusinessView)[];
type Shown = Pick<BusinessView, (typeof asTheyAre)[number]>;

/**
 * The business as its page is read. Everything that can be put into words on the server is: what the browser fetches to take
 * the page over stays small.
 */
export interface BusinessReading extends Shown {
  figures: {
    currency: BusinessFigures["currency"];
    askingPrice: FormattedFigure | null;
    revenue: FormattedFigure | null;
    cashFlow: FormattedFigure | null;
    pricePerCashFlow: number | null;
  };
  /** "About US$348,000 at the exchange rate of Nov 2, 2026" */
  approximately: string | null;
  reduction: string | null;
  summary: FigureRow[];
  metrics: FigureRow[];
  bars: Bar[];
  prices: PriceRow[];
  facts: Fact[];
  answers: Fact[];
  quickFacts: Fact[];
  locked: LockedFact[];
  /** For the loan: sums where the owner gives sums, in minor units. */
  price: number | null;
  yearlyCashFlow: number | null;
}

export function readBusiness(business: BusinessView): BusinessReading {
  const { figures: all, facts, locks } = business;
  const shown = Object.fromEntries(
    asTheyAre.map((key) => [key, business[key]]),
  ) as unknown as Shown;
  const { currency, askingPrice, revenue, cashFlow, pricePerCashFlow } = all;
  return {
    ...shown,
    figures: {
      currency,
      askingPrice: formatFigure(askingPrice),
      revenue: formatFigure(revenue),
      cashFlow: formatFigure(cashFlow),
      pricePerCashFlow,
    },
    approximately: approximately(all),
    reduction:
      all.reduction && !business.isSold
        ? `Reduced by ${formatMoney(all.reduction.by, currency)} on ${formatDate(all.reduction.since)}`
        : null,
    summary: summaryRows(all),
    metrics: metricRows(all, business.categories[0]?.name),
    bars: yearBars(all),
    prices: priceRows(all),
    facts: listFacts(facts),
    answers: listAnswers(facts),
    quickFacts: quickFacts(business),
    locked: locks.map(describeLock),
    price: amountOf(askingPrice),
    yearlyCashFlow: amountOf(cashFlow),
  };
}

function approximately({ askingPrice, ratesAsOf }: BusinessFigures): string | null {
  if (!askingPrice || askingPrice.kind === "on-request" || !askingPrice.approx) return null;
  const sum =
    askingPrice.kind === "range"
      ? formatRange(askingPrice.approx)
      : formatMoney(askingPrice.approx.amount, askingPrice.approx.currency, {
          currencySign: "prefix",
        });
  return `About ${sum} at the exchange rate of ${formatDate(`${ratesAsOf}T12:00:00Z`)}`;
}

/** The latest first; one price is no history. */
function priceRows({ prices, currency }: BusinessFigures): PriceRow[] {
  if (prices.length < 2) return [];
  return prices
    .map(({ since, amount }, index) => {
      const before = prices[index - 1]?.amount;
      const change = before && amount ? amount - before : null;
      return {
        since: formatDate(since),
        price: amount === null ? "On request" : formatMoney(amount, currency),
        change: change === null ? "–" : signed(change, currency),
      };
    })
    .toReversed();
}

const signed = (change: number, currency: string): string =>
  `${change < 0 ? "−" : "+"}${formatMoney(Math.abs(change), currency)}`;
