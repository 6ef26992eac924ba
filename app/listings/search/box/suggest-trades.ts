import { type CategorySlug, findSubcategoryAnywhere } from "#app/listings/category.ts";
import { fit, isMistyped, matchName } from "#app/listings/search/box/match-name.ts";
import {
  findTrade,
  tradeKeys,
  type Trade,
  type TradeTarget,
} from "#app/listings/search/query/trade-words.ts";
import { categoryPlural, subcategoryPlural } from "#app/listings/search/trade-names.ts";

export interface TradeSuggestion {
  /** The plural that people say: "Bakeries". */
  label: string;
  category: CategorySlug;
  subcategory: string | null;
  /** Smaller is better. */
  rank: number;
}

const keys = tradeKeys.map((key) => ({ key, words: key.split(" "), trade: findTrade(key)! }));

/** Categories and subcategories whose names in any language begin like what was typed; best first. */
export function suggestTrades(typed: readonly string[], limit: number): TradeSuggestion[] {
  if (typed.length === 0) return [];
  const found = new Map<string, TradeSuggestion>();
  const add = (trade: Trade, key: string, quality: number) => {
    // The trade's own name before its other names, short names before long ones.
    const rank = quality + (key === trade.name ? 0 : 0.4) + Math.min(key.length, 50) / 500;
    for (const suggestion of toSuggestions(trade.target, rank)) {
      const best = found.get(suggestion.label);
      if (!best || best.rank > suggestion.rank) found.set(suggestion.label, suggestion);
    }
  };
  for (const { key, words, trade } of keys) {
    const quality = matchName(typed, words);
    if (quality !== null) add(trade, key, quality);
  }
  if (found.size === 0) {
    const joined = typed.join(" ");
    for (const { key, trade } of keys) if (isMistyped(joined, key)) add(trade, key, fit.typo);
  }
  return [...found.values()].toSorted((a, b) => a.rank - b.rank).slice(0, limit);
}

/** What is only a part of subcategories ("sushi") leads to those. */
function toSuggestions(target: TradeTarget, rank: number): TradeSuggestion[] {
  if (target.kind === "category")
    return [
      {
        label: categoryPlural(target.category),
        category: target.category,
        subcategory: null,
        rank,
      },
    ];
  const slugs = target.kind === "part" ? target.subcategories : [target.subcategory];
  return slugs.map((slug) => ({
    label: subcategoryPlural(slug),
    category: findSubcategoryAnywhere(slug)!.category.slug,
    subcategory: slug,
    rank: rank + (target.kind === "part" ? 0.2 : 0),
  }));
}
