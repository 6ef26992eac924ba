import { type Correction, correctTokens, noSuspects, type Suspects } from "./correct-words.ts";
import { findOption, longestOption, type OptionWord } from "./option-words.ts";
import { readAmounts } from "./read-amounts.ts";
import { readDistance } from "./read-distance.ts";
import { findPlace, type Place, type PlaceIndex } from "./read-places.ts";
import {
  askingForAll,
  connectingWords,
  genericNouns,
  literal,
  matchLongest,
  type PhraseMatch,
  type Token,
  toTokens,
  withoutAccents,
} from "./words.ts";
import { findTrade, longestTrade, type Trade, withoutWider } from "./trades.ts";
import { type Option, perOptionGroup, type SelectedOptions } from "#app/search/options.ts";
import { nearbyRadius, type Radius } from "#app/search/radius.ts";
import { normalizeSearch, type Search } from "#app/search/search.ts";

export interface Reading {
  filters: Partial<Search>;
  words: string;
  corrections: readonly Correction[];
  isTooCommon: boolean;
}

type Meaning =
  | { kind: "option"; option: OptionWord }
  | { kind: "trade"; trade: Trade }
  | { kind: "place"; place: Place };

type Match = PhraseMatch<Meaning>;

const longestPlace = 5;
const maxTokens = 30;

interface Query {
  text: string;
  literals: readonly string[];
  amounts: ReturnType<typeof readAmounts>;
  radius: Radius | null;
  tokens: readonly Token[];
  matches: readonly Match[];
  corrections: readonly Correction[];
}

function parseQuery(text: string, places: PlaceIndex): Query {
  const plain = withoutAccents(text.replace(literal, " "));
  const { radius, rest, isCertain } = readDistance(plain);
  const literals = text.match(literal) ?? [];
  const parse = (words: string, within: Radius | null): Query => {
    const amounts = readAmounts(words);
    const tokens = toTokens(amounts.rest).slice(0, maxTokens);
    const matches = matchPhrases(tokens, places);
    return { text, literals, amounts, radius: within, tokens, matches, corrections: [] };
  };
  const query = parse(rest, radius);
  const namesPlace = query.matches.some(({ meaning }) => meaning.kind === "place");
  return radius === null || isCertain || namesPlace ? query : parse(plain, null);
}

function correctQuery(query: Query, places: PlaceIndex, suspects: Suspects): Query {
  const { tokens, corrections } = correctTokens(query.tokens, suspects, places);
  if (corrections.length === 0) return query;
  return { ...query, tokens, corrections, matches: matchPhrases(tokens, places) };
}

export interface Readings {
  asFilters: Reading;
  /** The same with its trade as words, which also finds titles of listings without a subcategory. */
  asWords: Reading;
}

/** The longest phrase wins, so that "food truck" is not "trucking". */
export function readQuery(
  text: string,
  places: PlaceIndex,
  suspects: Suspects = noSuspects,
): Readings {
  const query = correctQuery(parseQuery(text, places), places, suspects);
  return { asFilters: toReading(query, false), asWords: toReading(query, true) };
}

function toReading(query: Query, tradesAsWords: boolean): Reading {
  const { text, literals, amounts, radius, tokens, matches, corrections } = query;
  const tradeWords = new Set<number>();
  const filters: Partial<Search> = {
    ...amounts.bounds,
    ...(amounts.currency && { currency: amounts.currency }),
    ...readOptions(matches),
    ...combinePlaces(matches, radius),
    ...chooseTrade(matches, tokens, tradeWords, tradesAsWords),
  };
  const hasTrade = matches.some(({ meaning }) => meaning.kind === "trade");
  const left = tokens.filter(
    ({ word }, at) =>
      tradeWords.has(at) ||
      (!isMatched(matches, at) &&
        !connectingWords.has(word) &&
        !(hasTrade && genericNouns.has(word))),
  );
  const written = writtenForms(text);
  const words = [...left.map(({ word, typed: as }) => written.get(word) ?? as), ...literals].join(
    " ",
  );
  const saysNothing = Object.keys(filters).length === 0 && words === "";
  return {
    filters,
    words,
    corrections,
    isTooCommon:
      saysNothing && tokens.length > 0 && !tokens.some(({ word }) => askingForAll.has(word)),
  };
}

const isMatched = (matches: readonly Match[], at: number): boolean =>
  matches.some(({ start, end }) => start <= at && at < end);

export function listUnexplained(text: string, places: PlaceIndex): string[] {
  const { tokens, matches } = parseQuery(text, places);
  return tokens
    .filter(({ word }, at) => saysMore(word, at, matches) && word.length > 3)
    .map(({ word }) => word);
}

function matchPhrases(tokens: readonly Token[], places: PlaceIndex): Match[] {
  const longest = Math.max(longestTrade(), longestOption, longestPlace);
  return matchLongest(tokens.length, longest, (start, end) =>
    findMeaning(tokens, start, end, places),
  );
}

function findMeaning(
  tokens: readonly Token[],
  start: number,
  end: number,
  places: PlaceIndex,
): Meaning | null {
  const phrase = tokens.slice(start, end);
  const key = phrase.map(({ word }) => word).join(" ");
  const option = findOption(key);
  if (option) return { kind: "option", option };
  const isPronoun = key === "it" && tokens.length > 1 && phrase[0]!.typed !== "IT";
  const trade = isPronoun ? null : findTrade(key);
  if (trade) return { kind: "trade", trade };
  const place = findPlace(places, tokens, start, end);
  return place && { kind: "place", place };
}

function readOptions(matches: readonly Match[]): Partial<Search> {
  const read: Partial<Record<string, string[]>> = {};
  let age: Search["age"] | null = null;
  for (const { meaning } of matches) {
    if (meaning.kind !== "option") continue;
    const { option } = meaning;
    if (option.group === "age") age = option.value;
    else read[option.group] = [...new Set([...(read[option.group] ?? []), option.value])];
  }
  return { ...(read as Partial<Search>), ...(age && { age }) };
}

/** One city, in the region typed beside it or the only one that has it; several cities become their regions. */
function combinePlaces(matches: readonly Match[], radius: Radius | null): Partial<Search> {
  const found = matches.flatMap(({ meaning }) => (meaning.kind === "place" ? [meaning.place] : []));
  if (found.length === 0) return {};
  const cities = found.filter((place) => place.kind === "city");
  const typed = found.flatMap((place) => (place.kind === "regions" ? place.regions : []));
  const country = found.find((place) => place.kind === "country")?.country ?? null;
  const [city] = cities;
  if (city && new Set(cities.map((one) => one.city)).size === 1) {
    const inRegion = typed.length > 0 ? typed : city.regions.length === 1 ? city.regions : [];
    const isHere = country === null || inRegion.length === 0;
    const isInMiles = country === "US" || city.regions[0]!.startsWith("US");
    return {
      city: city.city,
      radius: radius ?? (city.isNear ? nearbyRadius(isInMiles) : null),
      regions: inRegion,
      country: isHere ? country : null,
      area: null,
    };
  }
  const codes = [...new Set([...typed, ...cities.flatMap((one) => one.regions)])];
  return {
    city: null,
    radius: null,
    regions: codes,
    country: codes.length > 0 ? null : country,
    area: null,
  };
}

const saysMore = (word: string, at: number, matches: readonly Match[]): boolean =>
  !isMatched(matches, at) && !connectingWords.has(word) && !genericNouns.has(word);

/** Parts and several subcategories stay words, which the search interprets as trades (`findTradePhrases`). */
function chooseTrade(
  matches: readonly Match[],
  tokens: readonly Token[],
  keep: Set<number>,
  asWords: boolean,
): Partial<Search> {
  const found = matches.flatMap(({ start, end, meaning }) =>
    meaning.kind === "trade" ? [{ start, end, trade: meaning.trade }] : [],
  );
  const narrow = found.filter(({ trade }) => trade.kind !== "category");
  const isGeneric = ({ start, end }: { start: number; end: number }) =>
    end - start === 1 && genericNouns.has(tokens[start]!.word);
  const keepWords = ({ start, end }: { start: number; end: number }) => {
    for (let at = start; at < end; at++) keep.add(at);
  };
  if (narrow.length === 0) {
    const meant = found.filter((one) => !isGeneric(one));
    // "motorcycle shop" is not any shop: the other words say which.
    const chosen =
      meant.length > 0 || tokens.some(({ word }, at) => saysMore(word, at, matches))
        ? meant
        : found;
    const slugs = [...new Set(chosen.flatMap(({ trade }) => trade.categories))];
    return slugs.length > 0 ? { categories: slugs, subcategory: null } : {};
  }
  const specific = withoutWider(narrow, ({ kind }) => kind === "part");
  const parents = new Set(specific.flatMap(({ trade }) => trade.categories));
  for (const wide of found)
    if (
      wide.trade.kind === "category" &&
      !isGeneric(wide) &&
      !parents.has(wide.trade.categories[0]!)
    )
      keepWords(wide);
  const [only] = specific;
  const isOne = new Set(specific.map(({ trade }) => trade)).size === 1;
  if (only && isOne && !asWords && only.trade.kind === "subcategory")
    return { categories: only.trade.categories, subcategory: only.trade.subcategories[0]! };
  specific.forEach(keepWords);
  return {};
}

const writtenForms = (text: string): Map<string, string> =>
  new Map(
    (text.normalize("NFC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((written) => [
      withoutAccents(written).toLowerCase(),
      written,
    ]),
  );

/** Merges a query into a search. Earlier filters stay, except where the query names another trade, place or price. */
export function applyReading(search: Search, { filters, words }: Reading, typed: string): Search {
  const options = perOptionGroup((group): Option[] => [
    ...search[group],
    ...(filters[group] ?? []),
  ]) as SelectedOptions;
  return normalizeSearch({
    ...search,
    ...filters,
    ...options,
    words,
    // If nothing was recognized, there are only the words; the same text twice would mean the exact words.
    typed: words === typed ? null : typed,
    page: 1,
    asOf: null,
  });
}

export const findsTheSame = (a: Search, b: Search): boolean => question(a) === question(b);

const question = (search: Search): string =>
  JSON.stringify({
    ...normalizeSearch(search),
    typed: null,
    sort: null,
    page: null,
    pageSize: null,
    view: null,
    asOf: null,
  });
