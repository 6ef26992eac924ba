/** A buyer may send one text to three owners a day; each further one waits an hour, and administrators are notified. */
import { foldAccents } from "#app/shared/fold-accents.ts";

export const sameTextWindowMs = 24 * 60 * 60_000;
export const sameTextOwners = 3;
export const sameTextWaitMs = 60 * 60_000;
export const sameTextOwnersOfAll = 6;

export interface SameText {
  owners: number;
  ownersOfAll: number;
  lastSentAt: Date | null;
}

export const isMailing = ({ owners, ownersOfAll }: SameText): boolean =>
  owners >= sameTextOwners || ownersOfAll >= sameTextOwnersOfAll;

export const mustWait = ({ owners, lastSentAt }: SameText, now: Date): boolean =>
  owners >= sameTextOwners &&
  lastSentAt !== null &&
  now.getTime() - lastSentAt.getTime() < sameTextWaitMs;

const greeting =
  /^\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|greetings|bonjour|salut|hola|buen[oa]s \w+)\b[^,.!:;\n]{0,40}[,.!:;\n]/;
const fewestLetters = 40;

/** Drops what a mailing varies. Null for short questions, which honest buyers repeat, unless the text carries a warning. */
export function comparableText(content: string, hasWarning: boolean): string | null {
  const text = foldAccents(content.normalize("NFKC"))
    .replace(greeting, "")
    .replaceAll(/[^\p{L}]/gu, "");
  return text.length >= (hasWarning ? 1 : fewestLetters) ? text : null;
}
