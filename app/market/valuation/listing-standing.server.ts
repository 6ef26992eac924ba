import { type ValuationAnswers, noAnswers, valuationHref } from "./answers/answers.ts";
import { chooseComparables, findStanding } from "./comparables/comparable.ts";
import { getCachedCategory } from "./comparables/comparables.queries.server.ts";
import { nameGroup, showStanding, type StandingView } from "./show/show-comparables.ts";
import type { CategorySlug } from "#app/listings/category.ts";
import type { QueryCache } from "#app/platform/query-cache.ts";
import type { ExchangeRates } from "#app/shared/exchange.ts";
import type { Currency } from "#app/shared/money.ts";
import type { CountryCode } from "#app/shared/places.ts";

/** What everybody can read on the page. */
interface PublicListing {
  id: string;
  categories: readonly CategorySlug[];
  subcategory: string | null;
  country: CountryCode;
  region: string;
  currency: Currency;
  askingPrice: number | null;
  annualRevenue: number | null;
  annualCashFlow: number | null;
}

export interface ListingStanding extends StandingView {
  /** The comparable businesses themselves, and how a valuation comes about. */
  href: string;
}

/** Where the price of a listing stands among comparable ones. Null if it does not state both figures, or there are too few. */
export async function findListingStanding(
  queryCache: Pick<QueryCache, "get">,
  listing: PublicListing,
  { perCad }: ExchangeRates,
  now: Date,
): Promise<ListingStanding | null> {
  const { id, categories, subcategory, country, currency, askingPrice, annualCashFlow } = listing;
  const [category] = categories;
  if (!category || !askingPrice || !annualCashFlow || annualCashFlow <= 0) return null;
  const cashFlow = Math.round(annualCashFlow / 100 / perCad[currency]);
  const like = { id, category, trade: subcategory, country, cashFlow };
  const { list, closeness } = chooseComparables(
    await getCachedCategory(queryCache, category),
    like,
    now,
  );
  const standing = findStanding(list, askingPrice / annualCashFlow);
  if (!standing) return null;
  const group = nameGroup(closeness, like);
  return {
    ...showStanding(standing, group, "This business"),
    href: `${valuationHref(answersOf(listing))}#comparables`,
  };
}

function answersOf(listing: PublicListing): ValuationAnswers {
  const { categories, subcategory, region, currency, annualRevenue, annualCashFlow } = listing;
  const whole = (minor: number) => Math.round(minor / 100);
  return {
    ...noAnswers(currency),
    trade: subcategory ?? categories[0]!,
    place: region,
    amounts: {
      ...(annualRevenue && { revenue: whole(annualRevenue) }),
      "cash-flow": whole(annualCashFlow!),
      asking: whole(listing.askingPrice!),
    },
  };
}
