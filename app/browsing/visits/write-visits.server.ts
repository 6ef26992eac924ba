import { sql } from "drizzle-orm";
import { otherSources } from "./source-labels.ts";
import type { VisitSource } from "./visit-source.ts";
import type { Db } from "#app/platform/db/db.ts";
import { parseSearchUrl } from "#app/search/page/parse-search-url.ts";
import { titleOf } from "#app/search/page/search-title.ts";
import type { Search } from "#app/search/search.ts";
import type { SearchScope } from "#app/search/search-url.ts";

export interface VisitRow {
  listingId: string;
  day: string;
  visitor: string;
  viewerId: string | null;
  source: VisitSource;
}

/** Invented referrers must not fill the table. */
const maxNames = 40;

/** Ordered, so that two processes never deadlock. Skips the visits of the owner and the broker. */
export async function writeVisits(db: Db, visits: readonly VisitRow[]): Promise<void> {
  const searches = await nameSearches(
    db,
    visits.map(({ source }) => source.searchUrl),
  );
  const rows = visits.map(({ source, ...visit }, index) => ({
    ...visit,
    kind: source.kind,
    name: source.name,
    search: searches[index],
  }));
  await db.execute(sql`
    with given as materialized (
      select distinct on (v."listingId", v.day, v.visitor)
        v."listingId" as listing_id, v.day, decode(v.visitor, 'hex') as visitor, v.kind, v.name, v.search
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as v("listingId" uuid, day date, visitor text, "viewerId" uuid, kind text, name text, search text)
      join listings l on l.id = v."listingId" and l.status in ('active', 'sold')
        and (v."viewerId" is null or v."viewerId" not in (l.owner_id, coalesce(l.broker_id, l.owner_id)))
      order by 1, 2, v.visitor
    ), counted as (
      insert into listing_visits (listing_id, day, visitor)
      select listing_id, day, visitor from given order by 1, 2, 3
      on conflict do nothing
      returning listing_id, day, visitor
    ), named as (
      select g.listing_id, g.day, s.kind, s.name, count(*) as views
      from counted c
      join given g using (listing_id, day, visitor)
      cross join lateral (values (g.kind, g.name), ('search', g.search)) as s (kind, name)
      where s.name is not null
      group by 1, 2, 3, 4
    ), ranked as (
      select n.*, known.is_known, known.names + row_number() over (
        partition by n.listing_id, n.day, n.kind order by known.is_known desc, n.views desc, n.name
      ) as rank
      from named n
      cross join lateral (
        select coalesce(bool_or(s.name = n.name), false) as is_known, count(*) as names
        from listing_daily_sources s
        where s.listing_id = n.listing_id and s.day = n.day and s.kind = n.kind
      ) as known
    )
    insert into listing_daily_sources as s (listing_id, day, kind, name, views)
    select listing_id, day, kind,
      case when kind = 'page' or is_known or rank <= ${maxNames} then name else ${otherSources} end,
      sum(views)
    from ranked
    group by 1, 2, 3, 4
    order by 1, 2, 3, 4
    on conflict (listing_id, day, kind, name) do update set views = s.views + excluded.views`);
}

interface ReadSearch {
  search: Search;
  scope: SearchScope;
}

/** A word in fewer listings' titles, categories, places or tags may be a person's name. */
const publicFrom = 3;
const maxName = 120;
const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

/** Typed text is stored only if it is public anyway: words that several listings use, cities that have listings. */
async function nameSearches(db: Db, urls: readonly (URL | null)[]): Promise<(string | null)[]> {
  const read = urls.map((url) => url && readUrl(url));
  const searches = read.flatMap((one) => one?.search ?? []);
  const words = new Set(searches.flatMap((search) => search.words.match(wordPattern) ?? []));
  const cities = new Set(searches.flatMap(({ city }) => city ?? []));
  const known = await findPublic(db, [...words], [...cities]);
  return read.map((one) => one && nameOf(one, known));
}

/** A referrer may have been a redirect or an error. */
function readUrl(url: URL): ReadSearch | null {
  const parsed = parseSearchUrl(url, "CAD");
  return parsed.kind === "search" ? parsed : null;
}

interface PublicText {
  words: ReadonlySet<string>;
  cities: ReadonlySet<string>;
}

async function findPublic(db: Db, words: string[], cities: string[]): Promise<PublicText> {
  if (words.length + cities.length === 0) return { words: new Set(), cities: new Set() };
  const { rows } = await db.execute<{ words: string[]; cities: string[] }>(sql`
    select
      array(
        select t.word from json_array_elements_text(${JSON.stringify(words)}::json) as t (word)
        cross join lateral (select (tsvector_to_array(to_tsvector('listing_text', t.word)))[1] as stem offset 0) as read
        where exists (select 1 from search_words w where w.stem = read.stem and w.listings >= ${publicFrom})
      ) as words,
      array(
        select t.city from json_array_elements_text(${JSON.stringify(cities)}::json) as t (city)
        where exists (select 1 from search_cities c where c.key = search_key(t.city) and c.listings > 0)
      ) as cities`);
  const [{ words: knownWords, cities: knownCities } = { words: [], cities: [] }] = rows;
  return { words: new Set(knownWords), cities: new Set(knownCities) };
}

function nameOf({ search, scope }: ReadSearch, known: PublicText): string | null {
  const typed = search.words.match(wordPattern) ?? [];
  const areWordsPublic = typed.length > 0 && typed.every((word) => known.words.has(word));
  const shown: Search = {
    ...search,
    words: areWordsPublic ? search.words : "",
    city: search.city && known.cities.has(search.city) ? search.city : null,
    sort: "default",
  };
  const { title, heading } = titleOf(shown, scope);
  return (
    [title, heading, titleOf({ ...shown, words: "" }, scope).heading].find(
      (name) => name.length <= maxName,
    ) ?? null
  );
}
