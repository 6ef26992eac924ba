import { findCategory } from "#app/listings/category.ts";
import { fit } from "./match-name.ts";
import { countEach, listCities, listTitles } from "./suggest.queries.server.ts";
import { dropTrailing, splitPhrase } from "./split-phrase.ts";
import { type PlaceSuggestion, suggestRegions } from "./suggest-places.ts";
import { suggestTrades, type TradeSuggestion } from "./suggest-trades.ts";
import type { SuggestionData, SuggestionGroup } from "./suggestion-data.ts";
import { parseLine } from "#app/search/parse-value.ts";
import { toWords } from "#app/search/query/words.ts";
import { chooseAlone } from "#app/search/search-choices.ts";
import { searchHref } from "#app/search/search-url.ts";
import { maxWordsLength, type Search } from "#app/search/search.ts";
import type { Db } from "#app/platform/db/db.ts";
import { placeName } from "#app/shared/places.ts";
import { formatCountParts } from "#app/ui/format/format-count.ts";

/** How many of each kind are shown, and how many are counted to find them. */
const shown: Record<Exclude<SuggestionGroup, "recent">, number> = {
  "trade-in-place": 3,
  trade: 4,
  place: 3,
  listing: 3,
};
const counted = 8;
const countedPairs = 6;
const minLength = 2;

interface Candidate {
  group: "trade-in-place" | "trade" | "place";
  label: string;
  note: string | null;
  rank: number;
  search: Search;
}

/**
 * Suggestions for what was typed so far. Each replaces the typed words and keeps all other filters; its count is the total of
 * the page behind it, so that nothing is suggested that finds nothing.
 */
export async function suggest(db: Db, search: Search, now: Date): Promise<SuggestionData[]> {
  const words = toWords(parseLine(search.words, maxWordsLength));
  if (words.join(" ").length < minLength) return [];
  const phrases = splitPhrase(words);
  const cities = await listCities(
    db,
    [...new Set([words, ...phrases.map(({ place }) => place)].map((place) => place.join(" ")))],
    counted,
  );
  const placesFor = (typed: readonly string[]) =>
    [...suggestRegions(typed, counted), ...(cities.get(typed.join(" ")) ?? [])].toSorted(
      (a, b) => a.rank - b.rank,
    );
  const from: Search = { ...search, words: "", typed: null, page: 1, asOf: null };
  const pairs = phrases.flatMap(({ trade, place }) => {
    const places = placesFor(place).slice(0, 3);
    if (places.length === 0) return [];
    return suggestTrades(trade, 2).flatMap((one) =>
      places.map((where) => tradeInPlace(from, one, where)),
    );
  });
  const trades = suggestTrades(dropTrailing(words), counted);
  const places = placesFor(words);
  if (trades.length === 0 && places.length === 0) {
    // Bakeries, and Toronto, where there is no bakery in Toronto.
    trades.push(...phrases.flatMap(({ trade }) => suggestTrades(trade, 2)));
    places.push(...phrases.flatMap(({ place }) => placesFor(place).slice(0, 2)));
  }
  const candidates = [
    ...distinct(pairs).slice(0, countedPairs),
    ...dropGuesses([
      ...trades.slice(0, counted).map((trade) => tradeAlone(from, trade)),
      ...places.slice(0, counted).map((place) => placeAlone(from, place)),
    ]),
  ];
  const [counts, titles] = await Promise.all([
    countEach(
      db,
      candidates.map((candidate) => candidate.search),
      now,
    ),
    listTitles(db, words, now, shown.listing),
  ]);
  return [
    ...showCounted(candidates, counts),
    ...titles.map(({ id, title, city, region }): SuggestionData => ({
      group: "listing",
      label: title,
      note: placeName({ city, region }),
      count: null,
      to: `/business/${id}`,
    })),
  ];
}

/** A typo is only assumed where nothing begins like what was typed. */
function dropGuesses(candidates: readonly Candidate[]): readonly Candidate[] {
  const certain = candidates.filter(({ rank }) => rank < fit.typo);
  return certain.length > 0 ? certain : candidates;
}

function showCounted(
  candidates: readonly Candidate[],
  counts: readonly number[],
): SuggestionData[] {
  const found = candidates
    .map((candidate, index) => ({ ...candidate, count: counts[index]! }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => Math.floor(a.rank) - Math.floor(b.rank) || b.count - a.count);
  return (["trade-in-place", "trade", "place"] as const).flatMap((group) =>
    found
      .filter((candidate) => candidate.group === group)
      .slice(0, shown[group])
      .map(({ label, note, count, search }) => ({
        group,
        label,
        note,
        count: formatCountParts(count, { one: "business", other: "businesses" }),
        to: searchHref(search),
      })),
  );
}

function tradeAlone(from: Search, trade: TradeSuggestion): Candidate {
  const { label, category, subcategory, alias, rank } = trade;
  return {
    group: "trade",
    label,
    note: alias ? `“${alias}”` : subcategory ? (findCategory(category)?.name ?? null) : null,
    rank,
    search: withTrade(from, trade),
  };
}

const placeAlone = (from: Search, place: PlaceSuggestion): Candidate => ({
  group: "place",
  label: place.label,
  note: null,
  rank: place.rank,
  search: withPlace(from, place),
});

const tradeInPlace = (from: Search, trade: TradeSuggestion, place: PlaceSuggestion): Candidate => ({
  group: "trade-in-place",
  label: `${trade.label} in ${place.label}`,
  note: null,
  rank: trade.rank + place.rank,
  search: withPlace(withTrade(from, trade), place),
});

const withTrade = (
  from: Search,
  { category, subcategory }: Pick<TradeSuggestion, "category" | "subcategory">,
): Search =>
  subcategory
    ? chooseAlone(from, { group: "subcategory", value: subcategory })
    : chooseAlone(from, { group: "category", value: category });

function withPlace(from: Search, place: PlaceSuggestion): Search {
  switch (place.kind) {
    case "country":
      return chooseAlone(from, { group: "country", value: place.country });
    case "region":
      return chooseAlone(from, { group: "region", value: place.region });
    case "city":
      return chooseAlone(chooseAlone(from, { group: "region", value: place.region }), {
        group: "city",
        value: place.city,
      });
  }
}

const distinct = (candidates: readonly Candidate[]): Candidate[] =>
  [
    ...new Map(
      candidates.toSorted((a, b) => b.rank - a.rank).map((one) => [one.label, one]),
    ).values(),
  ].toReversed();
