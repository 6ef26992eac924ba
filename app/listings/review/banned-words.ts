/** Words that no listing goes live with before an administrator has looked at it. A site setting replaces the list. */
import { z } from "zod";
import { foldAccents } from "#app/shared/fold-accents.ts";

export const bannedWordsSchema = z.array(z.string().trim().min(2).max(60)).max(500);

/** Not shops that sell these lawfully (a gun shop writes "firearms dealer"), but offers that have no place on a marketplace. */
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

/** Which of the words occur as whole words, whatever their case and accents. */
export function findBannedWords(text: string, words: readonly string[]): string[] {
  const folded = padded(text);
  return words.filter((word) => folded.includes(padded(word)));
}

const padded = (text: string): string =>
  ` ${(foldAccents(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")} `;
