import { genericNouns } from "./connecting-words.ts";
import { type Token, toTokens } from "./to-words.ts";
import { findTrade, longestTrade } from "./trade-words.ts";

/** A trade among the words of a search. */
export interface TradePhrase {
  typed: string;
  subcategories: readonly string[];
  /** Narrows the subcategories to the listings that mention one of these. */
  words: string | null;
}

export interface TradePhrases {
  trades: readonly TradePhrase[];
  /** The other words. */
  rest: string;
}

/** Parts that are searched for as written. */
const literal = /"[^"]*"|(?<!\S)-[\p{L}\p{N}][^\s]*/gu;

/**
 * Finds the trades in search words that are no single filter of the page ("sushi", "laundry", "bakery cafe"), longest phrase
 * first. Names of whole categories stay words: they are filters, and a text that mentions them is a match too.
 */
export function findTradePhrases(words: string): TradePhrases {
  const literals = words.match(literal) ?? [];
  const tokens = toTokens(words.replace(literal, " "));
  const taken = new Set<number>();
  const trades: (TradePhrase & { start: number })[] = [];
  for (let length = Math.min(longestTrade, tokens.length); length > 0; length--)
    for (let start = 0; start + length <= tokens.length; start++) {
      const span = Array.from({ length }, (_, at) => start + at);
      if (span.some((at) => taken.has(at))) continue;
      const trade = readTrade(tokens.slice(start, start + length));
      if (!trade) continue;
      span.forEach((at) => taken.add(at));
      trades.push({ ...trade, start });
    }
  if (trades.length === 0) return { trades, rest: words };
  const rest = tokens.filter(({ word }, at) => !taken.has(at) && !genericNouns.has(word));
  return {
    trades: withoutWider(trades).toSorted((a, b) => a.start - b.start),
    rest: [...rest.map(({ typed }) => typed), ...literals].join(" "),
  };
}

function readTrade(phrase: readonly Token[]): TradePhrase | null {
  const target = findTrade(phrase.map(({ word }) => word).join(" "))?.target;
  if (!target || target.kind === "category") return null;
  const typed = phrase.map((token) => token.typed).join(" ");
  return target.kind === "subcategory"
    ? { typed, subcategories: [target.subcategory], words: null }
    : { typed, subcategories: target.subcategories, words: target.words };
}

/** "yoga gym": the part says it all. */
const withoutWider = <T extends TradePhrase>(trades: readonly T[]): T[] =>
  trades.filter(
    (trade) =>
      trade.words !== null ||
      !trades.some(
        (other) =>
          other.words !== null &&
          trade.subcategories.every((slug) => other.subcategories.includes(slug)),
      ),
  );
