import { formatArea } from "#app/search/area.ts";
import { categories, findCategory } from "#app/listings/category.ts";
import type { ListingCardData } from "#app/listings/card/listing-card-data.ts";
import { choiceLabel, sortLabels } from "#app/search/filters/choice-labels.ts";
import { makeFilters } from "#app/search/filters/make-filters.ts";
import { presetFields } from "./search-scopes.ts";
import { titleOf } from "./search-title.ts";
import type { DisplayChoice, ResultData, SearchNote } from "./search-view.ts";
import { isLandingPage } from "./cacheable-search.ts";
import { describePrices } from "#app/search/results/describe-prices.ts";
import type { Counted } from "#app/search/results/wider-searches.queries.server.ts";
import type { WiderSearch } from "#app/search/results/wider-searches.ts";
import type { Reading } from "#app/search/query/read-query.ts";
import type { TypicalPrices } from "#app/search/results/typical-prices.queries.server.ts";
import { formatSavedSearch } from "#app/search/saved-search.ts";
import { isExactSearch, pageSizes, type Search, sorts } from "#app/search/search.ts";
import { canonicalHref, searchHref, type SearchScope } from "#app/search/search-url.ts";
import {
  clearChoices,
  listChoices,
  withPage,
  removeChoice,
  withDisplay,
} from "#app/search/search-choices.ts";
import type { SearchResult } from "#app/search/search.queries.server.ts";
import type { ExchangeRates } from "#app/shared/exchange.ts";
import type { Currency } from "#app/shared/money.ts";
import { findRegion, regions } from "#app/shared/places.ts";
import { formatCount, formatNumber, formatCountParts } from "#app/ui/format/format-count.ts";
import type { LeaderItem } from "#app/ui/data/leader-list.tsx";
import { pageNumbers } from "#app/ui/navigation/pagination.tsx";

interface Found {
  search: Search;
  scope: SearchScope;
  reading: Reading | null;
  found: SearchResult;
  featured: ListingCardData[];
  /** Those of the wider search where nothing is found. */
  results: ResultData[];
  wider: Counted | null;
  withoutEach: (WiderSearch & Counted)[];
  prices: TypicalPrices | null;
  currency: Currency;
  rates: ExchangeRates;
}

/** Loader data of the search page. */
export type SearchViewData = ReturnType<typeof makeSearchView>;

export function makeSearchView(given: Found) {
  const { search, scope, reading, found, featured, results, wider } = given;
  const { withoutEach, prices, currency, rates } = given;
  const href = (other: Search) => searchHref(other, scope);
  return {
    base: scope.base,
    presets: presetFields(scope),
    heading: titleOf(search, scope).heading,
    intro: prices && describePrices(prices, currency, rates),
    crumbs: listCrumbs(search, scope),
    words: search.words,
    // So that the form does not read the words that are left again.
    typed: search.words === "" ? null : search.typed,
    area: search.area && formatArea(search.area),
    corrections: [...(reading?.corrections ?? []), ...found.corrections],
    note: describeReading(search, reading, scope),
    total: found.total,
    totalLabel: formatCount(found.total, {
      one: "business for sale",
      other: "businesses for sale",
    }),
    showLabel: found.total === 1 ? "Show 1 result" : `Show ${formatNumber(found.total)} results`,
    page: found.page,
    pages: found.pages,
    // Of the first result among all results.
    firstPosition: found.featured.length + (found.page - 1) * search.pageSize + 1,
    pageHrefs: Object.fromEntries(
      pageNumbers(found.page, found.pages)
        .filter((page) => page !== "gap")
        .map((page) => [page, href(withPage(search, page, found.asOf))]),
    ),
    results,
    featured,
    chips: listChoices(search).map((choice) => ({
      label: choiceLabel(choice),
      to: href(removeChoice(search, choice)),
    })),
    clearTo: href(clearChoices(search)),
    filters: makeFilters(search, found.facets, currency),
    sort: displayChoice(sorts, search.sort, (sort) => sortLabels[sort]),
    pageSize: displayChoice(pageSizes, search.pageSize, String),
    view: search.view,
    listTo: href(withDisplay(search, { view: "list" })),
    mapTo: href(withDisplay(search, { view: "map" })),
    alertTo: alertHref(search),
    wider: wider && describeWider(search, wider, scope),
    withoutEach: withoutEach.map(({ choice, search: without, count }) => ({
      label: choiceLabel(choice),
      to: href(without),
      count: formatCount(count, businesses),
    })),
    explore: isLandingPage(search, scope) ? explore(search, scope, found) : null,
  };
}

/** Where this search becomes an email alert. */
function alertHref(search: Search): string {
  const query = formatSavedSearch(search);
  return query === "" ? "/email-alerts" : `/email-alerts?${query}`;
}

function describeReading(
  search: Search,
  reading: Reading | null,
  scope: SearchScope,
): SearchNote | null {
  const { typed } = search;
  if (typed === null) return null;
  const bare: Search = { ...clearChoices(search), ...scope.presets };
  if (isExactSearch(search))
    return { kind: "exact", typed, to: searchHref({ ...search, typed: null }, scope) };
  if (!reading) return null;
  if (reading.isTooCommon) return { kind: "too-common", typed };
  const isEverything = reading.words === "" && Object.keys(reading.filters).length === 0;
  if (isEverything) return null;
  return { kind: "read", typed, to: searchHref({ ...bare, words: typed, typed }, scope) };
}

function describeWider(search: Search, wider: Counted, scope: SearchScope) {
  const kept = new Set(listChoices(wider.search).map(choiceLabel));
  return {
    heading: titleOf(wider.search, scope).heading,
    words: wider.search.words,
    left: listChoices(search)
      .map(choiceLabel)
      .filter((label) => !kept.has(label)),
    to: searchHref(wider.search, scope),
    count: formatCount(wider.count, businesses),
  };
}

/** The first value is the default. */
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

function listCrumbs(search: Search, scope: SearchScope): { label: string; to?: string }[] {
  const top = { "/franchises": "Franchises", "/real-estate": "Real estate" }[scope.base];
  const bare: Search = { ...clearChoices(search), ...scope.presets };
  const category = search.categories.length === 1 ? findCategory(search.categories[0]!) : null;
  const region = search.regions.length === 1 ? findRegion(search.regions[0]!) : null;
  const steps = [
    { label: "Home", to: "/" },
    { label: top ?? "Businesses", to: scope.base },
    ...(category
      ? [
          {
            label: category.name,
            to: canonicalHref({ ...bare, categories: [category.slug] }, scope),
          },
        ]
      : []),
    ...(region
      ? [{ label: region.name, to: canonicalHref({ ...bare, regions: [region.code] }, scope) }]
      : []),
  ];
  // The last crumb is the page itself.
  return steps.map(({ label, to }, index) =>
    index < steps.length - 1 ? { label, to } : { label },
  );
}

const linksShown = 12;
const businesses = { one: "business", other: "businesses" };

/** Links from a category to its regions and from a region to its categories, for visitors and search engines. */
function explore(search: Search, scope: SearchScope, { facets }: SearchResult) {
  const byCount = (links: { label: string; to: string; count: number }[]): LeaderItem[] =>
    links
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, linksShown)
      .map(({ label, to, count }) => ({ label, to, count: formatCountParts(count, businesses) }));
  const { kind, where } = titleOf(search, scope);
  const links =
    search.categories.length === 0
      ? byCount(
          categories.map(({ slug, name }) => ({
            label: name,
            to: canonicalHref({ ...search, categories: [slug], page: 1 }, scope),
            count: facets.categories[slug],
          })),
        )
      : byCount(
          regions
            .filter(({ code }) => !search.regions.includes(code))
            .map(({ code, name }) => ({
              label: name,
              to: canonicalHref({ ...search, country: null, regions: [code], page: 1 }, scope),
              count: facets.regions[code] ?? 0,
            })),
        );
  if (links.length < 2) return null;
  if (search.categories.length > 0) return { title: `More ${kind} by region`, links };
  return { title: where ? `Browse categories in ${where}` : "Browse by category", links };
}
