import { pageNumbers } from "#app/shared/paging.ts";
import type { Viewer } from "#app/accounts/viewer.ts";
import type { Services } from "#app/context.ts";
import { findSavedIds } from "#app/shortlist/saved/saved-listings.queries.server.ts";
import { getCachedRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { listCardsByIds } from "#app/listings/card/listing-cards.queries.server.ts";
import { makeCard } from "#app/listings/card/make-card.ts";
import { hasCacheableCounts, isLandingPage } from "./parse-search-url.ts";
import { isExactSearch, pageSizes, type Search, sortLabels, sorts } from "#app/search/search.ts";
import {
  canonicalHref,
  formatSavedSearch,
  presetFields,
  searchHref,
  type SearchScope,
} from "#app/search/search-url.ts";
import {
  type Counted,
  countWithoutEach,
  findWider,
} from "#app/search/results/wider-searches.server.ts";
import type { Reading } from "#app/search/query/read-query.ts";
import type { Db } from "#app/platform/db/db.ts";
import { searchListings, type SearchResult } from "#app/search/search.queries.server.ts";
import type { Currency } from "#app/shared/money.ts";
import { sql } from "drizzle-orm";
import { defaultFeaturedSlots, featuredSlotsSchema } from "#app/search/featured/featured-slots.ts";
import type { QueryCache } from "#app/platform/query-cache.ts";
import { formatArea } from "#app/search/area.ts";
import { categories, findCategory } from "#app/listings/category.ts";
import { makeFilters } from "#app/search/filters/make-filters.ts";
import { titleOf } from "./search-title.ts";
import {
  choiceLabel,
  clearChoices,
  listChoices,
  removeChoice,
  withDisplay,
  withPage,
} from "#app/search/filter-table.ts";
import { searchFeedHref } from "#app/search/feed/search-feed.ts";
import { findRegion, regions } from "#app/shared/places.ts";
import { formatCount, formatCountParts, formatNumber } from "#app/ui/format/format-count.ts";
import type { LeaderItem } from "#app/ui/data/leader-list.tsx";

const tagsShown = 4;

interface Input {
  search: Search;
  scope: SearchScope;
  reading?: Reading | null;
  viewer: Viewer | null;
  currency: Currency;
  now: Date;
}

export type SearchViewData = Awaited<ReturnType<typeof loadSearch>>;
export type ResultData = SearchViewData["results"][number];

export async function loadSearch(
  {
    db,
    replica,
    queryCache,
    searchCache,
  }: Pick<Services, "db" | "replica" | "queryCache" | "searchCache">,
  { search, scope, reading = null, viewer, currency, now }: Input,
) {
  const common = hasCacheableCounts(search);
  const cache = common ? queryCache : searchCache;
  const { strip: stripSize } = await getCachedFeaturedSlots(queryCache);
  const found = await searchListings(replica, search, { now, stripSize, cache });
  // Beside the map there is no room for further results.
  const isEmptyList = found.total === 0 && search.view === "list";
  const wider = isEmptyList ? await loadWider(replica, search, now) : null;
  const { ids } = wider ?? found;
  const strip = found.page === 1 ? found.featured : [];
  const [rows, rates, savedIds, withoutEach] = await Promise.all([
    listCardsByIds(replica, [...strip, ...ids], now),
    getCachedRates(queryCache),
    findSavedIds(db, viewer?.id, ids),
    found.total === 0 ? countWithoutEach(replica, search, now) : [],
  ]);
  const cardOptions = { now, currency, rates, savedIds, earningsAsText: true };
  const isInStrip = ({ id }: { id: string }) => strip.includes(id);
  const featured = rows.filter(isInStrip).map((row) => makeCard(row, cardOptions));
  const results = rows
    .filter((row) => !isInStrip(row))
    .map((row) =>
      Object.assign(makeCard(row, cardOptions), {
        summary: row.summary,
        tags: row.tags.slice(0, tagsShown),
      }),
    );
  const saved = formatSavedSearch(search);
  const href = (other: Search) => searchHref(other, scope);
  return {
    base: scope.base,
    presets: presetFields(scope),
    heading: titleOf(search, scope).heading,
    crumbs: listCrumbs(search, scope),
    words: search.words,
    // So that the form does not interpret the remaining words again.
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
    feedTo: searchFeedHref(search, scope),
    alertTo: saved === "" ? "/email-alerts" : `/email-alerts?${saved}`,
    wider: wider && describeWider(search, wider, scope),
    withoutEach: withoutEach.map(({ choice, search: without, count }) => ({
      label: choiceLabel(choice),
      to: href(without),
      count: formatCount(count, businesses),
    })),
    explore: isLandingPage(search, scope) ? explore(search, scope, found) : null,
  };
}

async function loadWider(db: Db, search: Search, now: Date) {
  const wider = await findWider(db, search, now);
  if (!wider) return null;
  const { ids } = await searchListings(db, wider.search, { now, stripSize: 0 });
  return { ...wider, ids };
}

/** Site settings belong to a later feature; this reads only the row of the search. */
const getCachedFeaturedSlots = (queryCache: QueryCache) =>
  queryCache.get("featured slots", async (db) => {
    const { rows } = await db.execute<{ value: unknown }>(
      sql`select value from site_settings where key = 'featuredSlots'`,
    );
    return featuredSlotsSchema.safeParse(rows[0]?.value).data ?? defaultFeaturedSlots;
  });

/** `to` searches for the exact words if they became filters, and vice versa. */
function describeReading(search: Search, reading: Reading | null, scope: SearchScope) {
  const { typed } = search;
  if (typed === null) return null;
  const bare: Search = { ...clearChoices(search), ...scope.presets };
  if (isExactSearch(search))
    return { kind: "exact" as const, typed, to: searchHref({ ...search, typed: null }, scope) };
  if (!reading) return null;
  if (reading.isTooCommon) return { kind: "too-common" as const, typed };
  const isEverything = reading.words === "" && Object.keys(reading.filters).length === 0;
  if (isEverything) return null;
  return { kind: "read" as const, typed, to: searchHref({ ...bare, words: typed, typed }, scope) };
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

const displayChoice = <T extends string | number>(
  values: readonly T[],
  chosen: T,
  name: (value: T) => string,
) => {
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
  return { title: where ? `Browse categories ${where}` : "Browse by category", links };
}
