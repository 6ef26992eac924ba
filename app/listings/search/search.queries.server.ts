import { type SQL, sql } from "drizzle-orm";
import { getExchangeRates } from "#app/listings/exchange-rates.queries.server.ts";
import {
  type Anchor,
  formatAnchor,
  isRemembered,
  parseAnchor,
} from "#app/listings/search/anchor.ts";
import type { FacetMemo } from "#app/listings/search/facet-memo.ts";
import { type Facets, foldFacets } from "#app/listings/search/facets.ts";
import { countFacets, nameCities } from "#app/listings/search/count-facets.server.ts";
import { type Correction, readWords } from "#app/listings/search/read-words.server.ts";
import { hasBounds, reachableListings, type Search } from "#app/listings/search/search.ts";
import { conditionsOf, type IndexSearch } from "#app/listings/search/search-sql.server.ts";
import { listingIndex as i, listingTexts } from "#app/listings/search/search.table.ts";
import type { Db } from "#app/platform/db/db.ts";

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
  /** Counts of searches that many ask for; without it, all is counted. */
  memo?: FacetMemo;
}

/** Newest matches that are ranked by relevance; what is older follows by age. Ranking all matches of a common word takes ten times as long. */
const rankedListings = 2000;
/** From this share of the results on, sorting them costs less than walking along an index past those that do not match. */
const walkBelow = 0.1;

/** The one seam of the search: another engine can move in behind it. */
export async function searchListings(
  db: Db,
  search: Search,
  options: SearchOptions,
): Promise<SearchResult> {
  const { memo } = options;
  const mark = memo?.mark() ?? 0;
  const { wanted, words, known, anchored } = await readIndexSearch(db, search, options);
  const counted = known ?? (await count(db, wanted));
  if (!known && !anchored) memo?.keep(search, { ...counted, words, state: wanted.state }, mark);

  const pages = Math.max(
    1,
    Math.ceil(Math.min(counted.total, reachableListings) / search.pageSize),
  );
  const page = Math.min(search.page, pages);
  return {
    ids: counted.total === 0 ? [] : await listPage(db, wanted, page, counted.total),
    total: counted.total,
    page,
    pages,
    asOf: formatAnchor(wanted.state),
    facets: counted.facets,
    corrections: words.corrections,
  };
}

/** What is asked, in the terms of the index: words read, rates known, and the state of the market that is to be read. */
export async function readIndexSearch(db: Db, search: Search, { now, memo }: SearchOptions) {
  const asked = parseAnchor(search.asOf);
  const anchor = asked && isRemembered(asked, now) ? asked : null;
  const known = memo?.find(search, anchor, now);
  const words = known?.words ?? (await readWords(db, search.words));
  const rates = hasBounds(search) && search.currency !== "CAD" ? await getExchangeRates(db) : null;
  const state = known?.state ?? anchor ?? { moment: now, version: await readVersion(db) };
  const wanted: IndexSearch = { search, state, query: words.query, rates };
  return { wanted, words, known, anchored: anchor !== null };
}

async function count(db: Db, wanted: IndexSearch): Promise<{ total: number; facets: Facets }> {
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
