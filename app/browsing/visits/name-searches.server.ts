import { sql } from "drizzle-orm";
import { parseSearchUrl } from "#app/search/page/parse-search-url.ts";
import { titleOf } from "#app/search/page/search-title.ts";
import type { Search } from "#app/search/search.ts";
import type { SearchScope } from "#app/search/search-url.ts";
import type { Db } from "#app/platform/db/db.ts";

interface ReadSearch {
  search: Search;
  scope: SearchScope;
}

/** A word that fewer listings have in their title, category, place or tags may be the name of a person. */
const publicFrom = 3;
const maxName = 120;
const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

/** Typed text is part of a name only where it is public anyway: words that several listings use, cities that have listings. */
export async function nameSearches(
  db: Db,
  urls: readonly (URL | null)[],
): Promise<(string | null)[]> {
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
