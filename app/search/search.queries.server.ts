import { type SQL, sql } from "drizzle-orm";
import { getExchangeRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { countFacets } from "./facets.server.ts";
import { defaultFeaturedSlots } from "#app/search/featured/featured-slots.ts";
import {
  canHaveStrip,
  isWorthStrip,
  listStrip,
} from "#app/search/featured/featured-strip.queries.server.ts";
import { parseWords } from "./parse-words.server.ts";
import { hasBounds, isExactSearch, reachableListings, type Search } from "./search.ts";
import { chosenGroups, type IndexSearch, searchConditions } from "./search-conditions.server.ts";
import {
  isUnconfirmedBit,
  listingIndex as i,
  listingTexts,
} from "#app/listings/index/search.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { noteTables } from "#app/platform/db/table-recorder.ts";
import type { QueryCache } from "#app/platform/query-cache.ts";

export type SearchResult = Awaited<ReturnType<typeof searchListings>>;

interface SearchOptions {
  now: Date;
  /** Without it, everything is read each time. */
  cache?: Pick<QueryCache, "get">;
  /** Zero for no strip. */
  stripSize?: number;
}

/** How long the index keeps outdated rows; see `forget_search_history`. */
const retainedMs = 24 * 3_600_000;

/** Older matches follow by age: ranking all matches of a common word takes ten times as long. */
const rankedListings = 1000;
/** Beyond this many listings, a page of a filtered search is far from the start of the index. */
const nearOffset = 1000;

/** The only entry point of the search, so that another search engine could replace the implementation. */
export async function searchListings(
  db: Db,
  search: Search,
  { now, cache, stripSize = defaultFeaturedSlots.strip }: SearchOptions,
) {
  const cached: Pick<QueryCache, "get"> = cache ?? { get: (_key, load) => load(db) };
  const question = `search ${JSON.stringify({ ...search, typed: isExactSearch(search), page: 0, pageSize: 0, sort: "", view: "", asOf: null })}`;
  const past = pastTime(search.asOf, now);
  // Further pages use the time of page one, and so find its cached counts.
  const moment =
    past ??
    (await cached.get(`time of ${question}`, async () => {
      noteTables(["listing_index"]);
      return now;
    }));
  const key = `${question} at ${moment.getTime()}`;
  const wanted = {
    ...(await toIndexSearch(db, search, moment, cache)),
    isPast: past !== null,
  };
  const list = (page: number, without: string[]) => listPage(db, { ...wanted, without }, page);
  const listBelowStrip = async () => {
    if (stripSize === 0 || !canHaveStrip(search))
      return { strip: [] as string[], ids: await list(search.page, []) };
    const stripLoad = cached.get(`${stripSize} in the strip of ${key}`, (source) =>
      listStrip(source, wanted, stripSize),
    );
    if (search.page > 1) {
      const strip = await stripLoad;
      return { strip, ids: await list(search.page, strip) };
    }
    // Page one and its strip are read concurrently, with as many extra rows as the strip may remove.
    const [strip, found] = await Promise.all([
      stripLoad,
      listPage(db, wanted, 1, search.pageSize + stripSize),
    ]);
    return { strip, ids: found.filter((id) => !strip.includes(id)).slice(0, search.pageSize) };
  };
  const [{ total, facets }, { strip, ids }] = await Promise.all([
    cached.get(key, (source) => countFacets(source, wanted)),
    listBelowStrip(),
  ]);
  const featured = isWorthStrip(total, stripSize) ? strip : [];
  const listed = Math.min(total - featured.length, reachableListings);
  const pages = Math.max(1, Math.ceil(listed / search.pageSize));
  const page = Math.min(search.page, pages);
  const isListed = page === search.page && featured.length === strip.length;
  return {
    // Cards come from `listCardsByIds`, which omits listings taken down since.
    ids: isListed ? ids : await list(page, featured),
    featured,
    total,
    page,
    pages,
    // Included in the links to other pages, so that they show the same results, each once.
    asOf: moment.getTime(),
    facets,
    corrections: wanted.words.corrections,
  };
}

/** Without totals and counts, which feeds do not show. */
export async function listNewestFound(
  db: Db,
  search: Search,
  { now, cache, limit }: Pick<SearchOptions, "now" | "cache"> & { limit: number },
): Promise<string[]> {
  const wanted = await toIndexSearch(db, { ...search, sort: "newest", page: 1 }, now, cache);
  return listPage(db, wanted, 1, limit);
}

/** An old link, or one from a wrong clock, shows current results. */
function pastTime(asOf: number | null, now: Date): Date | null {
  if (asOf === null) return null;
  const age = now.getTime() - asOf;
  return age > -60_000 && age < retainedMs ? new Date(asOf) : null;
}

export async function toIndexSearch(
  db: Db,
  search: Search,
  moment: Date,
  cache?: Pick<QueryCache, "get">,
): Promise<IndexSearch> {
  const isExact = isExactSearch(search);
  const parse = (source: Db) => parseWords(source, search.words, isExact);
  const needsRates = hasBounds(search) && search.currency !== "CAD";
  return {
    search,
    moment,
    isPast: false,
    words:
      cache && search.words !== ""
        ? await cache.get(`${isExact ? "exact " : ""}words ${search.words}`, parse)
        : await parse(db),
    rates: needsRates ? await getExchangeRates(db) : null,
  };
}

const isUnfiltered = (search: Search): boolean =>
  chosenGroups(search).length === 0 && !hasBounds(search) && search.area === null;

async function listPage(
  db: Db,
  wanted: IndexSearch,
  page: number,
  limit: number = wanted.search.pageSize,
): Promise<string[]> {
  const { search, words } = wanted;
  const isRanked = words.ranking !== null;
  const offset = (Math.min(page, reachableListings / search.pageSize) - 1) * search.pageSize;
  const read = async (statement: SQL) =>
    (await db.execute<{ id: string }>(statement)).rows.map(({ id }) => id);
  if (!isRanked && (offset <= nearOffset || isUnfiltered(search))) {
    // If many listings match, a page is near the start of the index in this order.
    const near = await read(sql`
      select ${i.listingId} as id from ${firstOf(4 * offset + 4_000, search.sort)}
      where ${searchConditions(wanted)}
      order by ${indexOrder(search.sort, sql`unconfirmed`)} limit ${limit} offset ${offset}`);
    if (near.length === limit) return near;
  }
  if (isRanked && search.sort === "default" && offset < rankedListings) {
    if (words.isWidespread) {
      // Nearly every listing matches: scanning the newest is faster than the index of words.
      const { rows } = await db.execute<{ id: string; newest: number }>(
        rankedPage(wanted, { isNear: true, offset, limit }),
      );
      if (rows[0]?.newest === rankedListings) return rows.map(({ id }) => id);
    }
    return read(rankedPage(wanted, { isNear: false, offset, limit }));
  }
  return read(sql`select ${i.listingId} as id from ${i} where ${searchConditions(wanted)}
    order by ${sortedOrder(search.sort)} limit ${limit} offset ${offset}`);
}

/** Weights of text, tags, trade with place, and title. */
const rankWeights = sql.raw("'{0.05, 0.3, 0.9, 1}'");

/** The limit forces this plan. The first key is a column, or the planner would sort the rows again. */
const firstOf = (rows: number, sort: Search["sort"]): SQL =>
  sql`(select *, ${unconfirmed} as unconfirmed from ${i} order by ${indexOrder(sort)} limit ${rows}) as ${i}`;

/** Exact spellings rank first, then words in more important places, then newer listings. */
function rankedPage(
  wanted: IndexSearch,
  { isNear, offset, limit }: { isNear: boolean; offset: number; limit: number },
): SQL {
  const { ranking, wholeWords } = wanted.words;
  const whole = wholeWords.map(
    (forms) =>
      sql`(t.words && array[${sql.join(
        forms.map((form) => sql`${form}`),
        sql`, `,
      )}]::text[])::int`,
  );
  return sql`
    with newest as materialized (
      select ${i.row}, ${i.listed}, ${i.textRow}, ${i.listingId}, ${unconfirmed} as unconfirmed
      from ${isNear ? firstOf(2 * rankedListings, "default") : i}
      where ${searchConditions(wanted)} order by ${isNear ? indexOrder("default", sql`unconfirmed`) : sortedOrder("default")} limit ${rankedListings}
    )
    select n.listing_id as id, (select count(*) from newest)::int as newest from newest n join ${listingTexts} t on t.row = n.text_row
    order by ${whole.length > 0 ? sql`${sql.join(whole, sql` + `)} desc, ` : sql``}
      (ts_rank(${rankWeights}, t.document, ${ranking}::tsquery) * 20)::int desc, n.unconfirmed, n.listed desc, n.row desc
    limit ${limit} offset ${offset}`;
}

const unconfirmed = isUnconfirmedBit(i.business);

const columnOrders = {
  "price-asc": [i.priceMin, sql``],
  "price-desc": [i.priceMax, sql` desc`],
  oldest: [i.listed, sql``],
  newest: [i.listed, sql` desc`],
  "cash-flow": [i.cashFlowMax, sql` desc`],
  revenue: [i.revenueMax, sql` desc`],
  multiple: [i.multiple, sql``],
} as const;

function indexOrder(sort: Search["sort"], first: SQL = unconfirmed): SQL {
  if (sort === "default") return sql`${first}, ${i.listed} desc, ${i.row} desc`;
  const [column, direction] = columnOrders[sort];
  return sql`${column}${direction}, ${i.row}${direction}`;
}

/** The same for a sort: no index has the first key. By default a single number, because comparing equal keys takes twice as long. */
function sortedOrder(sort: Search["sort"]): SQL {
  if (sort === "default")
    return sql`${i.listed} - (${unconfirmed}::bigint << 32) desc, ${i.row} desc`;
  const [column, direction] = columnOrders[sort];
  return sql`${column} + 0${direction}, ${i.row}${direction}`;
}

type Cache = Pick<QueryCache, "get">;

export async function countFound(
  db: Db,
  searches: readonly Search[],
  now: Date,
  cache?: Cache,
): Promise<number[]> {
  const wanted = searches.map((search) => toIndexSearch(db, search, now, cache));
  return countEach(db, await Promise.all(wanted));
}

export async function countTitled(
  db: Db,
  search: Search,
  now: Date,
  cache?: Cache,
): Promise<number> {
  const wanted = await toIndexSearch(db, search, now, cache);
  const query = wanted.words.query?.replaceAll(/'(?:[^']|'')+'/g, (lexeme) => `${lexeme}:ABC`);
  if (!query) return 0;
  const [count] = await countEach(db, [{ ...wanted, words: { ...wanted.words, query } }]);
  return count!;
}

async function countEach(db: Db, searches: readonly IndexSearch[]): Promise<number[]> {
  if (searches.length === 0) return [];
  const counts = searches.map(
    (wanted) => sql`(select count(*)::int from ${i} where ${searchConditions(wanted)})`,
  );
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  );
  return rows[0]!.counts;
}
