import { categories, type CategorySlug } from "#app/listings/category.ts";
import { englishTrades } from "./english-trades.ts";
import { frenchTrades } from "./french-trades.ts";
import { listForms, type Language } from "./plurals.ts";
import { spanishTrades } from "./spanish-trades.ts";
import { tradeKinds } from "./trade-kinds.ts";
import { toWords } from "./to-words.ts";

/** What a trade word means in the taxonomy. */
export type TradeTarget =
  | { kind: "category"; category: CategorySlug }
  | { kind: "subcategory"; subcategory: string }
  /** A part of a subcategory (those that mention one of the words), or several subcategories. */
  | { kind: "part"; subcategories: readonly string[]; words: string | null };

export interface Trade {
  /** The English name, in lower case and in the singular where it has one. */
  name: string;
  target: TradeTarget;
  /** All its names in three languages, as people write them. */
  names: readonly string[];
}

interface Named {
  target: TradeTarget;
  names: readonly (readonly [language: Language, name: string])[];
}

const split = (list: string | undefined): string[] => (list ? list.split(", ") : []);

const namesOf = (slug: string, official: readonly string[]): Named["names"] => [
  ...split(englishTrades[slug]).map((name) => ["en", name] as const),
  ...official.map((name) => ["en", name] as const),
  ...split(frenchTrades[slug]).map((name) => ["fr", name] as const),
  ...split(spanishTrades[slug]).map((name) => ["es", name] as const),
];

/** Later ones take precedence where two share a name: parts before subcategories before categories. */
const named: readonly Named[] = [
  ...categories.map(({ slug, name, aliases }): Named => ({
    target: { kind: "category", category: slug },
    names: namesOf(slug, [name, ...aliases]),
  })),
  ...categories.flatMap(({ subcategories }) =>
    subcategories.map(({ slug, name }): Named => ({
      target: { kind: "subcategory", subcategory: slug },
      names: namesOf(slug, [name]),
    })),
  ),
  ...tradeKinds.map(({ subcategories, words, names }): Named => ({
    target: { kind: "part", subcategories, words: words ?? null },
    // Which language a name is in matters for its plural only; the forms of all three do no harm.
    names: split(names).flatMap((name) =>
      (["en", "fr", "es"] as const).map((language) => [language, name] as const),
    ),
  })),
];

export const trades: readonly Trade[] = named.map(({ target, names }) => ({
  name: names[0]![1],
  target,
  names: [...new Set(names.map(([, name]) => name))],
}));

const languages: readonly Language[] = ["es", "fr", "en"];

/** By words without accents. English takes precedence over the other languages within the same rank of target. */
const tradeByKey = new Map<string, Trade>();
for (const rank of ["category", "subcategory", "part"] as const)
  for (const language of languages)
    named.forEach(({ target, names }, index) => {
      if (target.kind !== rank) return;
      for (const [spoken, name] of names)
        if (spoken === language)
          for (const form of listForms(toWords(name), language))
            tradeByKey.set(form, trades[index]!);
    });

/** Frequent slips that are words of their own, and so are no typos. */
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
for (const [slip, meant] of Object.entries(slips)) tradeByKey.set(slip, tradeByKey.get(meant)!);

/** "carwash" and "book keeping": people join and split words as they like. */
const keyByLetters = new Map(tradeByKey.keys().map((key) => [key.replaceAll(" ", ""), key]));

/** How many words the longest name has. */
export const longestTrade = Math.max(...tradeByKey.keys().map((key) => key.split(" ").length));

/** The trade that these words name. `key` is `toWords(typed).join(" ")`: lower case, without accents and punctuation. */
export const findTrade = (key: string): Trade | null =>
  tradeByKey.get(key) ?? tradeByKey.get(keyByLetters.get(key.replaceAll(" ", "")) ?? "") ?? null;

/** All names as keys, for spelling correction and completion. */
export const tradeKeys: readonly string[] = [...tradeByKey.keys()];
