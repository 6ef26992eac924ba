import { type SQL, sql } from "drizzle-orm";
import { getExchangeRates } from "#app/listings/exchange-rates.queries.server.ts";
import {
  type Anchor,
  formatAnchor,
  isRemembered,
  parseAnchor,
} from "#app/listings/search/anchor.ts";
import { type Facets, foldFacets } from "#app/listings/search/facets.ts";
import { countFacets, nameCities } from "#app/listings/search/count-facets.server.ts";
import { type Correction, readWords } from "#app/listings/search/read-words.server.ts";
import { hasBounds, reachableListings, type Search } from "#app/listings/search/search.ts";
import { conditionsOf, type IndexSearch } from "#app/listings/search/search-sql.server.ts";
import { listingIndex as i, listingTexts } from "#app/listings/search/search.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Remember } from "#app/platform/remember.ts";

export interface SearchResult {
  /** The listings of this page, in order. Cards come from `listCardsByIds`, which leaves out what was taken down since. */
  ids: string[];
  total: number;
  /** The page that is shown: the last one where the address asked for one beyond it. */
  page: number;
  pages: number;
  /** Goes into the links to other pages, which then show the same results, each once. */
  asOf: string;
  facets: Facets;
  /** What was looked for instead of a word that no listing has. */
  corrections: Correction[];
}

export interface SearchOptions {
  now: Date;
  /** Keeps the counts of searches that many ask for; without it, all is counted each time. */
  remember?: Remember;
}

/** Newest matches that are ranked by relevance; what is older follows by age. Ranking all matches of a common word takes ten times as long. */
const rankedListings = 2000;
/** From this share of the results on, sorting them costs less than walking along an index past those that do not match. */
const walkBelow = 0.1;

/** A change of these tables may change what a search finds. */
const searchedTables = ["listings", "listing_categories", "exchange_rates"];

const askAnew: Remember = (_question, _tables, answer) => answer();

/** The one seam of the search: another engine can move in behind it. */
export async function searchListings(
  db: Db,
  search: Search,
  { now, remember = askAnew }: SearchOptions,
): Promise<SearchResult> {
  const { wanted, corrections, total, facets } = await countSearch(db, search, now, remember);
  const pages = Math.max(1, Math.ceil(Math.min(total, reachableListings) / search.pageSize));
  const page = Math.min(search.page, pages);
  return {
    ids: total === 0 ? [] : await listPage(db, { ...wanted, search }, page, total),
    total,
    page,
    pages,
    asOf: formatAnchor(wanted.state),
    facets,
    corrections,
  };
}

/** Page one counts the market as it is now; further pages in the state that page one was read from, so they find its counts. */
async function countSearch(db: Db, search: Search, now: Date, remember: Remember) {
  const count = async (state?: Anchor) => {
    const { wanted, corrections } = await readIndexSearch(db, search, now, state);
    return { wanted, corrections, ...(await countMatches(db, wanted)) };
  };
  const question = `search ${JSON.stringify({ ...search, page: 0, pageSize: 0, sort: "", view: "", asOf: null })}`;
  const inState = (state: Anchor) => `${question} in ${formatAnchor(state)}`;
  const anchor = followed(search.asOf, now);
  if (anchor) return remember(inState(anchor), searchedTables, () => count(anchor));
  const counted = await remember(question, searchedTables, () => count());
  await remember(inState(counted.wanted.state), searchedTables, async () => counted);
  return counted;
}

function followed(asOf: string | null, now: Date): Anchor | undefined {
  const anchor = parseAnchor(asOf);
  return anchor && isRemembered(anchor, now) ? anchor : undefined;
}

/** What is asked, in the terms of the index: words read, rates known, and the state of the market that is to be read. */
export async function readIndexSearch(db: Db, search: Search, now: Date, state?: Anchor) {
  const { query, corrections } = await readWords(db, search.words);
  const rates = hasBounds(search) && search.currency !== "CAD" ? await getExchangeRates(db) : null;
  const wanted: IndexSearch = {
    search,
    state: state ?? { moment: now, version: await readVersion(db) },
    query,
    rates,
  };
  return { wanted, corrections };
}

async function countMatches(
  db: Db,
  wanted: IndexSearch,
): Promise<{ total: number; facets: Facets }> {
  const { total, facets, cities } = foldFacets(await countFacets(db, wanted), wanted.search);
  return { total, facets: { ...facets, cities: await nameCities(db, cities) } };
}

/** Every change of the index so far has this number at most. */
async function readVersion(db: Db): Promise<Anchor["version"]> {
  const { rows } = await db.execute<{ version: number }>(
    sql`select case when is_called then last_value else 0 end::int as version from search_versions`,
  );
  return rows[0]!.version;
}

async function listPage(
  db: Db,
  wanted: IndexSearch,
  page: number,
  total: number,
): Promise<string[]> {
  const { search, query } = wanted;
  const offset = (page - 1) * search.pageSize;
  const ranked = query !== null && search.sort === "default" && offset < rankedListings;
  const { rows } = await db.execute<{ id: string }>(
    ranked
      ? rankedPage(wanted, query, offset)
      : sql`select ${i.listingId} as id from ${i} where ${conditionsOf(wanted)}
            order by ${orderOf(wanted, (offset + search.pageSize) / total)}
            limit ${search.pageSize} offset ${offset}`,
  );
  return rows.map(({ id }) => id);
}

function rankedPage(wanted: IndexSearch, query: string, offset: number): SQL {
  return sql`
    with newest as materialized (
      select ${i.row}, ${i.featured}, ${i.listed}, ${i.textRow}, ${i.listingId} from ${i}
      where ${conditionsOf(wanted)} order by ${i.listed} + 0 desc, ${i.row} desc limit ${rankedListings}
    )
    select n.listing_id as id from newest n join ${listingTexts} t on t.row = n.text_row
    order by (ts_rank(t.document, ${query}::tsquery) * 20)::int desc, n.featured desc, n.listed desc, n.row desc
    limit ${wanted.search.pageSize} offset ${offset}`;
}

/** Total: no two rows are equal in it. `share` is the part of all results that has to be passed to get to the end of the page. */
function orderOf({ search, query }: IndexSearch, share: number): SQL {
  // An expression keeps the planner, which knows little of bits, from walking along the index.
  const by = (column: SQL) => (query !== null || share > walkBelow ? sql`${column} + 0` : column);
  switch (search.sort) {
    case "price-asc":
      return sql`${by(sql`${i.priceMin}`)}, ${i.row}`;
    case "price-desc":
      return sql`${by(sql`${i.priceMax}`)} desc, ${i.row} desc`;
    case "newest":
      return sql`${by(sql`${i.listed}`)} desc, ${i.row} desc`;
    case "oldest":
      return sql`${by(sql`${i.listed}`)}, ${i.row}`;
    default:
      return query === null
        ? sql`${by(sql`${i.featured}`)} desc, ${i.listed} desc, ${i.row} desc`
        : sql`${by(sql`${i.listed}`)} desc, ${i.row} desc`;
  }
}
