import { genericNouns } from "./connecting-words.ts";
import { literal, matchLongest, type Token, toTokens } from "./to-words.ts";
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

/**
 * Finds the trades in search words that are no single filter of the page ("sushi", "laundry", "bakery cafe"). Names of whole
 * categories stay words: they are filters, and a text that mentions them is a match too.
 */
export function findTradePhrases(words: string): TradePhrases {
  const tokens = toTokens(words.replace(literal, " "));
  const matches = matchLongest(tokens.length, longestTrade, (start, end) =>
    readTrade(tokens.slice(start, end)),
  );
  if (matches.length === 0) return { trades: [], rest: words };
  const isTaken = (at: number) => matches.some(({ start, end }) => start <= at && at < end);
  const rest = tokens.filter(({ word }, at) => !isTaken(at) && !genericNouns.has(word));
  return {
    trades: withoutWider(matches.map(({ meaning }) => meaning)),
    rest: [...rest.map(({ typed }) => typed), ...(words.match(literal) ?? [])].join(" "),
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
const withoutWider = (trades: readonly TradePhrase[]): TradePhrase[] =>
  trades.filter(
    (trade) =>
      trade.words !== null ||
      !trades.some(
        (other) =>
          other.words !== null &&
          trade.subcategories.every((slug) => other.subcategories.includes(slug)),
      ),
  );
