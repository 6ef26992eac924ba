import type { CategorySlug } from "#app/listings/category.ts";
import { findSubcategoryAnywhere } from "#app/listings/category.ts";
import { askingForAll, connectingWords, genericNouns } from "./connecting-words.ts";
import { type Correction, correctTokens, noSuspects, type Suspects } from "./correct-words.ts";
import { findOption, longestOption, type OptionWord } from "./option-words.ts";
import { readAmounts } from "./read-amounts.ts";
import { findPlace, type Place, type PlaceIndex } from "./read-places.ts";
import { type Token, toTokens, withoutAccents } from "./to-words.ts";
import { findTrade, longestTrade, type Trade } from "./trade-words.ts";
import type { Search } from "#app/search/search.ts";

/** What a query says, as filters and remaining words. Only the fields that the query mentions are set. */
export interface Reading {
  filters: Partial<Search>;
  /** What is left, in the order typed; trades that are no single filter are among them. */
  words: string;
  corrections: readonly Correction[];
  /** Words like "the", which every listing contains. */
  isTooCommon: boolean;
}

type Meaning =
  | { kind: "option"; option: OptionWord }
  | { kind: "trade"; trade: Trade }
  | { kind: "place"; place: Place };

interface Match {
  start: number;
  end: number;
  meaning: Meaning;
}

const longestPlace = 5;
const maxTokens = 30;

/** Parts that are searched for as written: "phrases" and -exclusions. */
const literal = /"[^"]*"|(?<!\S)-[\p{L}\p{N}][^\s]*/gu;

export interface ReadingOptions {
  /** Words that may be misspelled. */
  suspects?: Suspects;
  /** Leaves trades among the words, where the search also finds them in the titles of listings without a subcategory. */
  tradesAsWords?: boolean;
}

/**
 * Reads a query: trades, places, amounts and check boxes become filters, the rest stays words. The longest phrase wins, so that
 * "food truck" is not "trucking".
 */
export function readQuery(
  text: string,
  places: PlaceIndex,
  { suspects = noSuspects, tradesAsWords = false }: ReadingOptions = {},
): Reading {
  const literals = text.match(literal) ?? [];
  const amounts = readAmounts(withoutAccents(text.replace(literal, " ")));
  const typed = toTokens(amounts.rest).slice(0, maxTokens);
  const { tokens, corrections } = correctTokens(typed, suspects, places);
  const matches = matchPhrases(tokens, places);
  const tradeWords = new Set<number>();
  const filters: Partial<Search> = {
    ...amounts.bounds,
    ...(amounts.currency && { currency: amounts.currency }),
    ...readOptions(matches),
    ...combinePlaces(matches),
    ...chooseTrade(matches, tokens, tradeWords, tradesAsWords),
  };
  const isMatched = (at: number) => matches.some(({ start, end }) => start <= at && at < end);
  const hasTrade = matches.some(({ meaning }) => meaning.kind === "trade");
  const left = tokens.filter(
    ({ word }, at) =>
      tradeWords.has(at) ||
      (!isMatched(at) && !connectingWords.has(word) && !(hasTrade && genericNouns.has(word))),
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

/** The words of a query that no phrase explains: they may be misspelled. */
export function listUnexplained(text: string, places: PlaceIndex): string[] {
  const tokens = toTokens(readAmounts(withoutAccents(text.replace(literal, " "))).rest);
  const matches = matchPhrases(tokens.slice(0, maxTokens), places);
  return tokens
    .filter(({ word }, at) => {
      const isMatched = matches.some(({ start, end }) => start <= at && at < end);
      return !isMatched && word.length > 3 && !connectingWords.has(word) && !genericNouns.has(word);
    })
    .map(({ word }) => word);
}

/** Longest first, then from the left. */
function matchPhrases(tokens: readonly Token[], places: PlaceIndex): Match[] {
  const matches: Match[] = [];
  const isFree = (start: number, end: number) =>
    matches.every((match) => end <= match.start || start >= match.end);
  const longest = Math.max(longestTrade, longestOption, longestPlace);
  for (let length = Math.min(longest, tokens.length); length > 0; length--)
    for (let start = 0; start + length <= tokens.length; start++) {
      const end = start + length;
      const meaning = isFree(start, end) && findMeaning(tokens, start, end, places);
      if (meaning) matches.push({ start, end, meaning });
    }
  return matches.toSorted((a, b) => a.start - b.start);
}

function findMeaning(
  tokens: readonly Token[],
  start: number,
  end: number,
  places: PlaceIndex,
): Meaning | null {
  const phrase = tokens.slice(start, end);
  const key = phrase.map(({ word }) => word).join(" ");
  // The edges of a phrase are words of their own.
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
    if (option.group === "age") age = option.option;
    else read[option.group] = [...new Set([...(read[option.group] ?? []), option.option])];
  }
  return { ...(read as Partial<Search>), ...(age && { age }) };
}

/** One city, in the region typed beside it or the only one that has it; several cities become their regions. */
function combinePlaces(matches: readonly Match[]): Partial<Search> {
  const found = matches.flatMap(({ meaning }) => (meaning.kind === "place" ? [meaning.place] : []));
  if (found.length === 0) return {};
  const cities = found.filter((place) => place.kind === "city");
  const typed = found.flatMap((place) => (place.kind === "regions" ? place.regions : []));
  const country = found.find((place) => place.kind === "country")?.country ?? null;
  const [city] = cities;
  if (city && new Set(cities.map((one) => one.city)).size === 1) {
    const inRegion = typed.length > 0 ? typed : city.regions.length === 1 ? city.regions : [];
    const isHere = country === null || inRegion.length === 0;
    return { city: city.city, regions: inRegion, country: isHere ? country : null, area: null };
  }
  const codes = [...new Set([...typed, ...cities.flatMap((one) => one.regions)])];
  return { city: null, regions: codes, country: codes.length > 0 ? null : country, area: null };
}

/** Whether a word is left that is part of no phrase. */
const saysMore = (matches: readonly Match[], tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ word }, at) =>
      !connectingWords.has(word) &&
      !genericNouns.has(word) &&
      !matches.some(({ start, end }) => start <= at && at < end),
  );

const parentsOf = (trade: Trade): CategorySlug[] => {
  const { target } = trade;
  if (target.kind === "category") return [target.category];
  const slugs = target.kind === "subcategory" ? [target.subcategory] : target.subcategories;
  return slugs.flatMap((slug) => findSubcategoryAnywhere(slug)?.category.slug ?? []);
};

const subcategoriesOf = ({ target }: Trade): readonly string[] =>
  target.kind === "subcategory"
    ? [target.subcategory]
    : target.kind === "part"
      ? target.subcategories
      : [];

/**
 * A single subcategory, or categories, become a filter. Anything else stays among the words, which the search reads as trades
 * again (`trade-phrases.ts`): a part of a subcategory, several subcategories.
 */
function chooseTrade(
  matches: readonly Match[],
  tokens: readonly Token[],
  keep: Set<number>,
  asWords: boolean,
): Partial<Search> {
  const found = matches.flatMap(({ start, end, meaning }) =>
    meaning.kind === "trade" ? [{ start, end, trade: meaning.trade }] : [],
  );
  const narrow = found.filter(({ trade }) => trade.target.kind !== "category");
  const isGeneric = ({ start, end }: { start: number; end: number }) =>
    end - start === 1 && genericNouns.has(tokens[start]!.word);
  const keepWords = ({ start, end }: { start: number; end: number }) => {
    for (let at = start; at < end; at++) keep.add(at);
  };
  if (narrow.length === 0) {
    const meant = found.filter((one) => !isGeneric(one));
    // "motorcycle shop" is not any shop: the other words say which.
    const chosen = meant.length > 0 || saysMore(matches, tokens) ? meant : found;
    const slugs = [...new Set(chosen.flatMap(({ trade }) => parentsOf(trade)))];
    return slugs.length > 0 ? { categories: slugs, subcategory: null } : {};
  }
  // "yoga gym": the narrower one says it all.
  const specific = narrow.filter(
    ({ trade }) =>
      trade.target.kind === "part" ||
      !narrow.some(
        (other) =>
          other.trade.target.kind === "part" &&
          subcategoriesOf(trade).every((slug) => subcategoriesOf(other.trade).includes(slug)),
      ),
  );
  const parents = new Set(specific.flatMap(({ trade }) => parentsOf(trade)));
  for (const wide of found)
    if (
      wide.trade.target.kind === "category" &&
      !isGeneric(wide) &&
      !parents.has(wide.trade.target.category)
    )
      keepWords(wide);
  const [only] = specific;
  const isOne = new Set(specific.map(({ trade }) => trade)).size === 1;
  if (only && isOne && !asWords && only.trade.target.kind === "subcategory")
    return {
      categories: parentsOf(only.trade),
      subcategory: only.trade.target.subcategory,
    };
  specific.forEach(keepWords);
  return {};
}

/** The words as typed, with their accents. */
const writtenForms = (text: string): Map<string, string> =>
  new Map(
    (text.normalize("NFC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((written) => [
      withoutAccents(written).toLowerCase(),
      written,
    ]),
  );
