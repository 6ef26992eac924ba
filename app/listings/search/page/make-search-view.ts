import { categories, findCategory } from "#app/listings/category.ts";
import { choiceName, sortNames } from "#app/listings/search/filters/choice-words.ts";
import { makeFilters } from "#app/listings/search/filters/make-filters.ts";
import { presetFields } from "#app/listings/search/page/search-places.ts";
import { titleOf } from "#app/listings/search/page/search-title.ts";
import type {
  DisplayChoice,
  ResultData,
  SearchViewData,
} from "#app/listings/search/page/search-view.ts";
import { isLanding } from "#app/listings/search/page/standing.ts";
import type { Relaxation } from "#app/listings/search/results/relax.queries.server.ts";
import type { TypicalPrices } from "#app/listings/search/results/typical-prices.queries.server.ts";
import { pageSizes, type Search, sorts } from "#app/listings/search/search.ts";
import {
  canonicalHref,
  searchHref,
  type SearchPlace,
} from "#app/listings/search/search-address.ts";
import {
  clearChoices,
  listChoices,
  onPage,
  removeChoice,
  shownAs,
} from "#app/listings/search/search-choices.ts";
import type { SearchResult } from "#app/listings/search/search.queries.server.ts";
import type { Currency } from "#app/shared/money.ts";
import { findRegion, regions } from "#app/shared/places.ts";
import { formatCount, formatNumber, formatCountParts } from "#app/ui/format-count.ts";
import { formatMoney } from "#app/ui/format-money.ts";
import type { LeaderItem } from "#app/ui/leader-list.tsx";
import { pageNumbers } from "#app/ui/page-numbers.ts";

interface Found {
  search: Search;
  place: SearchPlace;
  found: SearchResult;
  results: ResultData[];
  relaxations: Relaxation[];
  prices: TypicalPrices | null;
  currency: Currency;
}

export function makeSearchView(given: Found): SearchViewData {
  const { search, place, found, results, relaxations, prices, currency } = given;
  const href = (other: Search) => searchHref(other, place);
  return {
    base: place.base,
    presets: presetFields(place),
    heading: titleOf(search, place).heading,
    intro: prices && describePrices(prices),
    crumbs: listCrumbs(search, place),
    words: search.words,
    corrections: found.corrections,
    total: found.total,
    totalWords: formatCount(found.total, {
      one: "business for sale",
      other: "businesses for sale",
    }),
    showWords: found.total === 1 ? "Show 1 result" : `Show ${formatNumber(found.total)} results`,
    page: found.page,
    pages: found.pages,
    pageHrefs: Object.fromEntries(
      pageNumbers(found.page, found.pages)
        .filter((page) => page !== "gap")
        .map((page) => [page, href(onPage(search, page, found.asOf))]),
    ),
    results,
    chips: listChoices(search).map((choice) => ({
      label: choiceName(choice),
      to: href(removeChoice(search, choice)),
    })),
    clearTo: href(clearChoices(search)),
    filters: makeFilters(search, found.facets, currency),
    sort: displayChoice(sorts, search.sort, (sort) => sortNames[sort]),
    pageSize: displayChoice(pageSizes, search.pageSize, String),
    view: search.view,
    listTo: href(shownAs(search, { view: "list" })),
    mapTo: href(shownAs(search, { view: "map" })),
    relax: relaxations.map(({ choice, count }) => ({
      label: choiceName(choice),
      to: href(removeChoice(search, choice)),
      count: formatCount(count, businesses),
    })),
    explore: isLanding(search, place) ? explore(search, place, found) : null,
  };
}

/** The first value is the usual one. */
const displayChoice = <T extends string | number>(
  values: readonly T[],
  chosen: T,
  name: (value: T) => string,
): DisplayChoice => {
  const written = (value: T) => (value === values[0] ? "" : String(value));
  return {
    chosen: written(chosen),
    options: values.map((value) => ({ value: written(value), label: name(value) })),
  };
};

const dollars = (amount: number): string =>
  formatMoney(roundOff(amount) * 100, "CAD", { currencySign: "prefix" });

/** A typical price is no exact one. */
const roundOff = (amount: number): number => {
  const step = amount >= 1_000_000 ? 50_000 : amount >= 100_000 ? 5_000 : 1_000;
  return Math.round(amount / step) * step;
};

const describePrices = ({ low, median, high }: TypicalPrices): string =>
  `Of those that name a price, half ask between ${dollars(low)} and ${dollars(high)}; the median is ${dollars(median)}.`;

export function listCrumbs(search: Search, place: SearchPlace): SearchViewData["crumbs"] {
  const top = { "/franchises": "Franchises", "/real-estate": "Real estate" }[place.base];
  const bare: Search = { ...clearChoices(search), ...place.presets };
  const category = search.categories.length === 1 ? findCategory(search.categories[0]!) : null;
  const region = search.regions.length === 1 ? findRegion(search.regions[0]!) : null;
  const steps = [
    { label: "Home", to: "/" },
    { label: top ?? "Businesses", to: place.base },
    ...(category
      ? [
          {
            label: category.name,
            to: canonicalHref({ ...bare, categories: [category.slug] }, place),
          },
        ]
      : []),
    ...(region
      ? [{ label: region.name, to: canonicalHref({ ...bare, regions: [region.code] }, place) }]
      : []),
  ];
  // The last one is the page itself.
  return steps.map(({ label, to }, index) =>
    index < steps.length - 1 ? { label, to } : { label },
  );
}

const waysShown = 12;
const businesses = { one: "business", other: "businesses" };

/** From a category to its regions, from a region to its categories: how people, and search engines, find the rest. */
function explore(
  search: Search,
  place: SearchPlace,
  { facets }: SearchResult,
): SearchViewData["explore"] {
  const byCount = (ways: { label: string; to: string; count: number }[]): LeaderItem[] =>
    ways
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, waysShown)
      .map(({ label, to, count }) => ({ label, to, count: formatCountParts(count, businesses) }));
  const { kind, where } = titleOf(search, place);
  const ways =
    search.categories.length === 0
      ? byCount(
          categories.map(({ slug, name }) => ({
            label: name,
            to: canonicalHref({ ...search, categories: [slug], page: 1 }, place),
            count: facets.categories[slug],
          })),
        )
      : byCount(
          regions
            .filter(({ code }) => !search.regions.includes(code))
            .map(({ code, name }) => ({
              label: name,
              to: canonicalHref({ ...search, country: null, regions: [code], page: 1 }, place),
              count: facets.regions[code] ?? 0,
            })),
        );
  if (ways.length < 2) return null;
  if (search.categories.length > 0) return { title: `More ${kind} by region`, ways };
  return { title: where ? `What is for sale in ${where}` : "Browse by category", ways };
}
