/** Listings with these words need a review before they go live. A site setting replaces the list. */
import { z } from "zod";
import { foldAccents } from "#app/shared/fold-accents.ts";

export const bannedWordsSchema = z.array(z.string().trim().min(2).max(60)).max(500);

/** Not lawful shops (a gun shop writes "firearms dealer"), but offers that do not belong on a marketplace. */
export const defaultBannedWords: readonly string[] = [
  "cocaine",
  "cocaína",
  "heroin",
  "fentanyl",
  "methamphetamine",
  "escort agency",
  "escort girls",
  "brothel",
  "prostitution",
  "pornography",
  "porn",
  "pyramid scheme",
  "ponzi",
  "get rich quick",
  "guaranteed returns",
  "money laundering",
  "counterfeit goods",
  "counterfeit money",
  "fake passports",
  "stolen goods",
  "unlicensed firearms",
  "ghost guns",
  "blanchiment d'argent",
  "lavado de dinero",
  "faux papiers",
];

export const findBannedWords = (text: string, words: readonly string[]): string[] =>
  makeBannedWordFinder(words)(text);

/** For many texts: searches only for words whose first part occurs, so that a long list costs as much as a short one. */
export function makeBannedWordFinder(words: readonly string[]): (text: string) => string[] {
  const byStart = Map.groupBy(words, (word) => tokens(word)[0]);
  return (text) => {
    const parts = tokens(text);
    const folded = padded(parts);
    const found = new Set(
      [...new Set(parts)]
        .flatMap((part) => byStart.get(part) ?? [])
        .filter((word) => folded.includes(padded(tokens(word)))),
    );
    return words.filter((word) => found.has(word));
  };
}

/** The normalized form that the check compares, for a list without duplicate spellings. */
export const normalizeBannedWord = (word: string): string => tokens(word).join(" ");

const tokens = (text: string): string[] => foldAccents(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const padded = (parts: readonly string[]): string => ` ${parts.join(" ")} `;
