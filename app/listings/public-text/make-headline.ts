import {
  cleanUntilStable,
  type RemovedContact,
} from "#app/listings/public-text/clean-public-text.ts";
import { calmHeadline } from "#app/listings/public-text/calm-capitals.ts";

export const maxHeadlineWords = 8;

export interface Headline {
  title: string;
  removed: RemovedContact[];
  tooManyWords: boolean;
  calmed: boolean;
}

const suffix = " For Sale";
const atEnd = /[\s,;:–—!*.-]{0,20}(?<![\p{L}\p{N}])for[\s-]{1,3}sale[\s!*.]{0,20}$/iu;
const anywhere =
  /(?<![\p{L}\p{N}])(?:for[\s-]{1,3}sale|à vendre|a vendre|en venta|se vende)(?![\p{L}\p{N}])/iu;

/** A listing's headline as it is stored: one line without contacts, in calm capitals, with " For Sale" once. */
export function makeHeadline(text: string): Headline {
  const line = text.replace(/\s{1,100}/g, " ").trim();
  const { text: clean, removed, calmed } = cleanUntilStable(line, calmHeadline);
  const core = clean.replace(atEnd, "").trim();
  const isSaid = anywhere.test(core);
  return {
    title: core ? (isSaid ? core : core + suffix) : "",
    removed,
    tooManyWords: countHeadlineWords(core) > maxHeadlineWords,
    calmed,
  };
}

/** As people count: "family-owned" is one word, and "&" is none. " For Sale" at the end does not count. */
export function countHeadlineWords(text: string): number {
  const words = text.replace(atEnd, "").split(/\s+/);
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
