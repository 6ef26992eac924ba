import { categories, type CategorySlug, findSubcategoryAnywhere } from "#app/listings/category.ts";
import tradeKinds from "./trade-kinds.json" with { type: "json" };
import tradeNames from "./trade-names.json" with { type: "json" };
import { once } from "#app/shared/once.ts";
import { genericNouns, literal, matchLongest, toTokens, toWords } from "./words.ts";

export interface Trade {
  kind: "category" | "subcategory" | "part";
  categories: readonly CategorySlug[];
  subcategories: readonly string[];
  words: string | null;
  names: readonly string[];
}

/** Within one kind, English takes precedence over the others. */
const languages = ["es", "fr", "en"] as const;
type Language = (typeof languages)[number];
type Names = readonly (readonly [Language, string])[];

type NamesByLanguage = Readonly<Record<Language, string>>;

/** Trade, shop and person, in the singular. Plurals are derived. */
const namesBySlug: Readonly<Record<string, NamesByLanguage>> = tradeNames;

const split = (list: string, ...spoken: Language[]): Names =>
  list.split(", ").flatMap((name) => spoken.map((language) => [language, name] as const));

function namesOf(slug: string, official: readonly string[]): Names {
  const { en, fr, es } = namesBySlug[slug]!;
  const formal = official.map((name) => ["en", name] as const);
  return [...split(en, "en"), ...formal, ...split(fr, "fr"), ...split(es, "es")];
}

function toTrade(kind: Trade["kind"], slugs: string[], words: string | null, names: Names) {
  const parents = slugs.flatMap((slug) => findSubcategoryAnywhere(slug)?.category.slug ?? []);
  const trade: Trade = {
    kind,
    categories: kind === "category" ? (slugs as CategorySlug[]) : parents,
    subcategories: kind === "category" ? [] : slugs,
    words,
    names: [...new Set(names.map(([, name]) => name))],
  };
  return { trade, names };
}

/** For shared names, parts take precedence over subcategories, and those over categories. */
const listKinds = () => [
  categories.map(({ slug, name, aliases }) =>
    toTrade("category", [slug], null, namesOf(slug, [name, ...aliases])),
  ),
  categories.flatMap(({ subcategories }) =>
    subcategories.map(({ slug, name }) =>
      toTrade("subcategory", [slug], null, namesOf(slug, [name])),
    ),
  ),
  // Parts of a subcategory ("sushi") or of several ("cleaning"). The inner keys narrow the subcategories to
  // listings that mention one of these words; they are English, like the listings.
  Object.entries(tradeKinds).flatMap(([slugs, parts]) =>
    Object.entries(parts).map(([words, names]) =>
      // The language only affects the plural; the forms of all three do no harm.
      toTrade("part", slugs.split(" "), words || null, split(names, "en", "fr", "es")),
    ),
  ),
];

/** Frequent typos that are words themselves, so spelling correction misses them. */
const slips: Readonly<Record<string, string>> = {
  "hair saloon": "hair salon",
  "nail saloon": "nail salon",
  "beauty saloon": "beauty salon",
  "convenient store": "convenience store",
  "convince store": "convenience store",
  resteraunt: "restaurant",
  restraunt: "restaurant",
  "stationary store": "stationery store",
};

/** Twenty thousand forms of names. */
const tradeIndex = once(() => {
  const kinds = listKinds();
  const byKey = new Map<string, Trade>();
  for (const named of kinds)
    for (const language of languages)
      for (const { trade, names } of named)
        for (const [spoken, name] of names)
          if (spoken === language)
            for (const form of listForms(toWords(name), language)) byKey.set(form, trade);
  for (const [slip, meant] of Object.entries(slips)) byKey.set(slip, byKey.get(meant)!);
  const keys = [...byKey.keys()];
  return {
    trades: kinds.flat().map(({ trade }) => trade),
    byKey,
    keys,
    /** "carwash" and "book keeping": people join and split words as they like. */
    keyByLetters: new Map(keys.map((key) => [key.replaceAll(" ", ""), key])),
    longest: Math.max(...keys.map((key) => key.split(" ").length)),
  };
});

export const listTrades = (): readonly Trade[] => tradeIndex().trades;
export const listTradeKeys = (): readonly string[] => tradeIndex().keys;
/** In words. */
export const longestTrade = (): number => tradeIndex().longest;

export function findTrade(key: string): Trade | null {
  const { byKey, keyByLetters } = tradeIndex();
  return byKey.get(key) ?? byKey.get(keyByLetters.get(key.replaceAll(" ", "")) ?? "") ?? null;
}

/**
 * Finds trades in search words that are not a single filter of the page ("sushi", "laundry", "bakery cafe"), and the other
 * words. Names of whole categories stay words: they are filters, and a text that mentions them matches too.
 */
export function findTradePhrases(words: string): {
  trades: readonly { typed: string; trade: Trade }[];
  rest: string;
} {
  const tokens = toTokens(words.replace(literal, " "));
  const matches = matchLongest(tokens.length, longestTrade(), (start, end) => {
    const phrase = tokens.slice(start, end);
    const trade = findTrade(phrase.map(({ word }) => word).join(" "));
    if (!trade || trade.kind === "category") return null;
    return { typed: phrase.map((token) => token.typed).join(" "), trade };
  });
  if (matches.length === 0) return { trades: [], rest: words };
  const isTaken = (at: number) => matches.some(({ start, end }) => start <= at && at < end);
  const rest = tokens.filter(({ word }, at) => !isTaken(at) && !genericNouns.has(word));
  return {
    trades: withoutWider(
      matches.map(({ meaning }) => meaning),
      (trade) => trade.words !== null,
    ),
    rest: [...rest.map(({ typed }) => typed), ...(words.match(literal) ?? [])].join(" "),
  };
}

/** "yoga gym": the narrower trade says it all. */
export const withoutWider = <T extends { trade: Trade }>(
  found: readonly T[],
  isNarrow: (trade: Trade) => boolean,
): T[] =>
  found.filter(
    ({ trade }) =>
      isNarrow(trade) ||
      !found.some(
        (other) =>
          isNarrow(other.trade) &&
          trade.subcategories.every((slug) => other.trade.subcategories.includes(slug)),
      ),
  );

/** English inflects the last word; French and Spanish the first noun, and often its adjectives. */
export function listForms(words: readonly string[], language: Language): string[] {
  if (words.length === 0) return [];
  const last = words.length - 1;
  const join = (inflect: (word: string, at: number) => string) => words.map(inflect).join(" ");
  if (language === "en")
    return [words.join(" "), join((word, at) => (at === last ? pluralInEnglish(word) : word))];
  const plural = language === "fr" ? pluralInFrench : pluralInSpanish;
  return [
    words.join(" "),
    join((word, at) => (at === 0 ? plural(word) : word)),
    join((word) => (word.length > 3 ? plural(word) : word)),
  ];
}

function pluralInEnglish(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  return `${word}s`;
}

function pluralInFrench(word: string): string {
  if (/[sxz]$/.test(word)) return word;
  if (/(?:eau|eu)$/.test(word)) return `${word}x`;
  return word.endsWith("al") ? `${word.slice(0, -2)}aux` : `${word}s`;
}

function pluralInSpanish(word: string): string {
  if (word.endsWith("s")) return word;
  if (word.endsWith("z")) return `${word.slice(0, -1)}ces`;
  return /[aeiou]$/.test(word) ? `${word}s` : `${word}es`;
}
