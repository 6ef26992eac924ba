import { maxHeadlineWords } from "#app/listings/listing.ts";
import { cleanUntilStable, type RemovedContact } from "./clean-public-text.ts";
import { removeInvisible } from "./fold-text.ts";
import { normalizeHeadline } from "./normalize-capitals.ts";

export interface Headline {
  title: string;
  removed: RemovedContact[];
  tooManyWords: boolean;
  normalized: boolean;
}

const suffix = " For Sale";
const atEnd =
  /(?:[\s,;:–—-]{0,20}(?<![\p{L}\p{N}])for[\s-]{1,3}sale[\s!*.]{0,20}){0,3}[\s,;:–—-]{0,20}$/iu;
const anywhere =
  /(?<![\p{L}\p{N}])(?:for[\s-]{1,3}sale|à vendre|a vendre|en venta|se vende)(?![\p{L}\p{N}])/iu;

/** A listing's headline as stored: one line without contacts, without shouting, with " For Sale" once. */
export function makeHeadline(text: string): Headline {
  const removed: RemovedContact[] = [];
  let normalized = false;
  let title = text;
  // " For Sale" may change the meaning of the text before it, so it is checked once more.
  for (let pass = 0; pass < 4; pass += 1) {
    const clean = cleanUntilStable(toLine(title), normalizeHeadline);
    removed.push(...clean.removed);
    normalized ||= clean.normalized;
    const next = withForSale(toLine(clean.text));
    if (next === title) break;
    title = next;
  }
  return { title, removed, tooManyWords: countHeadlineWords(title) > maxHeadlineWords, normalized };
}

function withForSale(text: string): string {
  const core = text.replace(atEnd, "").trim();
  return !core || anywhere.test(core) ? core : core + suffix;
}

const toLine = (text: string): string =>
  removeInvisible(text)
    .replace(/\s{1,100}/g, " ")
    .trim();

/** As people count: "family-owned" is one word, "&" is none. A final " For Sale" does not count. */
export function countHeadlineWords(text: string): number {
  const words = text.replace(atEnd, "").split(/\s+/);
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
