import type { Viewer } from "#app/accounts/viewer.ts";
import type { Services } from "#app/context.ts";
import { findSavedIds } from "#app/shortlist/saved/saved-listings.queries.server.ts";
import { getCachedRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { listCardsByIds } from "#app/listings/card/listing-cards.queries.server.ts";
import { makeCard } from "#app/listings/card/make-card.ts";
import { makeSearchView, type SearchViewData } from "./make-search-view.ts";
import type { ResultData } from "./search-view.ts";
import { hasCacheableCounts, isLandingPage } from "./cacheable-search.ts";
import { findTypicalPrices } from "#app/search/results/typical-prices.queries.server.ts";
import type { Search } from "#app/search/search.ts";
import { canonicalHref, type SearchScope } from "#app/search/search-url.ts";
import { countWithoutEach, findWider } from "#app/search/results/wider-searches.queries.server.ts";
import type { Reading } from "#app/search/query/read-query.ts";
import type { Db } from "#app/platform/db/db.ts";
import { searchListings } from "#app/search/search.queries.server.ts";
import type { Currency } from "#app/shared/money.ts";
import { sql } from "drizzle-orm";
import {
  defaultFeaturedSlots,
  type FeaturedSlots,
  featuredSlotsSchema,
} from "#app/search/featured/featured-slots.ts";
import type { QueryCache } from "#app/platform/query-cache.ts";

/** How many tags fit in one line of a result. */
const tagsShown = 4;

interface Input {
  search: Search;
  scope: SearchScope;
  /** How the words that were typed became filters. */
  reading?: Reading | null;
  viewer: Viewer | null;
  currency: Currency;
  now: Date;
}

export async function loadSearch(
  {
    db,
    replica,
    queryCache,
    searchCache,
  }: Pick<Services, "db" | "replica" | "queryCache" | "searchCache">,
  { search, scope, reading = null, viewer, currency, now }: Input,
): Promise<SearchViewData> {
  const common = hasCacheableCounts(search);
  const cache = common ? queryCache : searchCache;
  const { strip: stripSize } = await getCachedFeaturedSlots(queryCache);
  const found = await searchListings(replica, search, { now, stripSize, cache });
  // Beside the map there is no room for other results than those on it.
  const isEmptyList = found.total === 0 && search.view === "list";
  const wider = isEmptyList ? await loadWider(replica, search, now) : null;
  const { ids } = wider ?? found;
  const strip = found.page === 1 ? found.featured : [];
  const [rows, rates, saved, withoutEach, prices] = await Promise.all([
    listCardsByIds(replica, [...strip, ...ids], now),
    getCachedRates(queryCache),
    findSavedIds(db, viewer?.id, ids),
    found.total === 0 ? countWithoutEach(replica, search, now) : [],
    common && isLandingPage(search, scope) && found.total > 0
      ? queryCache.get(
          `typical prices ${canonicalHref({ ...search, page: 1 }, scope)}`,
          (primary) => findTypicalPrices(primary, search, now),
        )
      : null,
  ]);
  const view = { now, currency, rates, savedIds: saved, earningsAsText: true };
  const isInStrip = ({ id }: { id: string }) => strip.includes(id);
  const featured = rows.filter(isInStrip).map((row) => makeCard(row, view));
  const results = rows
    .filter((row) => !isInStrip(row))
    .map((row): ResultData =>
      Object.assign(makeCard(row, view), {
        summary: row.summary,
        tags: row.tags.slice(0, tagsShown),
      }),
    );
  return makeSearchView({
    search,
    scope,
    reading,
    found,
    featured,
    results,
    wider,
    withoutEach,
    prices,
    currency,
    rates,
  });
}

/** The first page of the nearest search that finds something. */
async function loadWider(db: Db, search: Search, now: Date) {
  const wider = await findWider(db, search, now);
  if (!wider) return null;
  const { ids } = await searchListings(db, wider.search, { now, hasStrip: false });
  return { ...wider, ids };
}

/** Site settings belong to a later feature, which writes them; this reads the one row that concerns the search. */
async function getFeaturedSlots(db: Db): Promise<FeaturedSlots> {
  const { rows } = await db.execute<{ value: unknown }>(
    sql`select value from site_settings where key = 'featuredSlots'`,
  );
  return featuredSlotsSchema.safeParse(rows[0]?.value).data ?? defaultFeaturedSlots;
}

/** Cached, because every search needs them. */
const getCachedFeaturedSlots = (queryCache: QueryCache): Promise<FeaturedSlots> =>
  queryCache.get("featured slots", (db) => getFeaturedSlots(db));
