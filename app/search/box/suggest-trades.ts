import type { CategorySlug } from "#app/listings/category.ts";
import { fit, matchMistyped, matchName } from "./match-name.ts";
import { toWords } from "#app/search/query/words.ts";
import { findTrade, listTradeKeys, listTrades, type Trade } from "#app/search/query/trades.ts";
import { once } from "#app/shared/once.ts";
import { categoryPlural, subcategoryPlural } from "#app/listings/trade-names.ts";

export interface TradeSuggestion {
  label: string;
  category: CategorySlug;
  subcategory: string | null;
  /** The typed name, if the label does not show it: "boulangerie". */
  alias: string | null;
  rank: number;
}

type Shown = Pick<TradeSuggestion, "label" | "category" | "subcategory">;

interface Entry {
  words: readonly string[];
  shown: Shown;
  isLabel: boolean;
  alias: string | null;
}

/** Few letters match too many words: they must start the shown name, or be a complete name. */
const minAliasLength = 4;
const aliasRank = 1;
const completeRank = -1;

const entriesByLetter = once(() => {
  const byLetter = new Map<string, Entry[]>();
  for (const entry of [...labelEntries(), ...aliasEntries()])
    for (const letter of new Set(entry.words.map((word) => word[0]!))) {
      const others = byLetter.get(letter);
      if (others) others.push(entry);
      else byLetter.set(letter, [entry]);
    }
  return byLetter;
});

export function suggestTrades(typed: readonly string[], limit: number): TradeSuggestion[] {
  const [first] = typed;
  if (!first) return [];
  const candidates = entriesByLetter().get(first[0]!) ?? [];
  const certain = pickBest(candidates, (entry) => rankOf(typed, entry));
  const found =
    certain.length > 0
      ? certain
      : pickBest(candidates, ({ words }) => (matchMistyped(typed, words) ? fit.typo : null));
  return found.toSorted((a, b) => a.rank - b.rank).slice(0, limit);
}

function rankOf(typed: readonly string[], { words, isLabel }: Entry): number | null {
  const quality = matchName(typed, words);
  if (quality === null) return null;
  if (quality === fit.exact) return completeRank;
  const letters = typed.join("").length;
  if (isLabel) return letters >= minAliasLength ? fit.exact : quality - 1;
  return letters < minAliasLength ? null : quality - 1 + aliasRank;
}

function pickBest(
  candidates: readonly Entry[],
  rank: (entry: Entry) => number | null,
): TradeSuggestion[] {
  const best = new Map<string, TradeSuggestion>();
  for (const entry of candidates) {
    const ranked = rank(entry);
    const known = best.get(entry.shown.label);
    if (ranked === null || (known && known.rank <= ranked)) continue;
    const { label, category, subcategory } = entry.shown;
    best.set(label, { label, category, subcategory, alias: entry.alias, rank: ranked });
  }
  return [...best.values()];
}

function labelEntries(): Entry[] {
  const all = listTrades().flatMap(listShown);
  const distinct = new Map(all.map((shown) => [shown.label, shown]));
  return [...distinct.values()].map((shown) => ({
    words: toWords(shown.label),
    shown,
    isLabel: true,
    alias: null,
  }));
}

function aliasEntries(): Entry[] {
  const aliasByKey = new Map(
    listTrades().flatMap(({ names }) => names.map((name) => [toWords(name).join(" "), name])),
  );
  return listTradeKeys().flatMap((key) => {
    const trade = findTrade(key);
    if (!trade) return [];
    const words = key.split(" ");
    const alias = aliasByKey.get(key) ?? null;
    return listShown(trade).map((shown) => ({ words, shown, isLabel: false, alias }));
  });
}

/** Parts of subcategories ("sushi") lead to those. */
function listShown({ kind, categories, subcategories }: Trade): Shown[] {
  if (kind === "category")
    return categories.map((category) => ({
      label: categoryPlural(category),
      category,
      subcategory: null,
    }));
  return subcategories.map((subcategory, index) => ({
    label: subcategoryPlural(subcategory),
    category: categories[index]!,
    subcategory,
  }));
}
