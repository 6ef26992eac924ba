import { countWords } from "./compose-summary.ts";
import type { ListingFacts } from "./listing-facts.ts";
import type { Random } from "./random.ts";
import type { Writer } from "./template.ts";
import type { Trade } from "./trades.ts";

const mostWords = 8;

/** A headline that names the same kind of business as the text. */
export function chooseHeadline(
  random: Random,
  facts: ListingFacts,
  writer: Writer,
  what: string,
): string {
  const kinds = kindsOf(facts.trade);
  const own = stems(what);
  let best = "";
  let bestScore = Number.NEGATIVE_INFINITY;
  // Most rounds end early; the rest is for trades with many kinds.
  for (let round = 0; round < 2 || (bestScore < 0 && round < 14); round += 1) {
    for (const template of facts.trade.headlines) {
      const headline = writer.write(template, "title");
      if (headline === null || countWords(headline) > mostWords) continue;
      const score = agreement(headline, own, kinds) + random.next() * 0.9;
      if (score > bestScore) {
        bestScore = score;
        best = headline;
      }
    }
  }
  if (best === "") best = titleCase(facts.trade.noun);
  return decorate(random, facts, best);
}

function agreement(headline: string, own: Set<string>, kinds: Set<string>): number {
  let score = 0;
  for (const stem of stems(headline)) {
    if (own.has(stem)) score += 1;
    else if (kinds.has(stem)) score -= 10;
  }
  return Math.min(score, 1);
}

const fillers = new Set(
  "with from their sold busy near house shop store company business centre".split(" "),
);

const kindsByTrade = new WeakMap<Trade, Set<string>>();

function kindsOf(trade: Trade): Set<string> {
  let kinds = kindsByTrade.get(trade);
  if (!kinds) {
    kinds = stems(trade.what.join(" "));
    kindsByTrade.set(trade, kinds);
  }
  return kinds;
}

function stems(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-zé]{4,}/g) ?? [];
  return new Set(words.filter((word) => !fillers.has(word)).map((word) => word.slice(0, 5)));
}

/** Adds a place or year, so that no two salons have the same name. */
function decorate(random: Random, facts: ListingFacts, headline: string): string {
  const city = facts.city.name;
  const [stem = headline] = headline.split(",");
  const hasComma = stem !== headline;
  const choices: [string, number][] = [[headline, 8]];
  if (facts.established !== null) choices.push([`${stem}, Est. ${facts.established}`, 12]);
  if (facts.home || facts.relocatable) {
    if (facts.home && !/\bhome\b/i.test(headline)) choices.push([`Home-Based ${headline}`, 8]);
    if (facts.relocatable) choices.push([`Relocatable ${headline}`, 8]);
  } else {
    if (!/^\d/.test(headline)) choices.push([`${city} ${headline}`, 26]);
    if (!/ (in|on|at|by|near|beside) /i.test(stem)) choices.push([`${stem} in ${city}`, 28]);
    choices.push([`${stem}, ${facts.region.name}`, hasComma ? 6 : 12]);
  }
  const fitting = choices.filter(([text]) => countWords(text) <= mostWords);
  return fitting.length > 0 ? random.weighted(fitting) : headline;
}

function titleCase(text: string): string {
  return text.replace(/(^|\s)\S/g, (letter) => letter.toUpperCase());
}
