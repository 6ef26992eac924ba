import { bannedWordsSchema, normalizeBannedWord } from "#app/listings/review/banned-words.ts";
import { plainText } from "#app/shared/plain-text.ts";

type Parsed = { ok: true; words: string[] } | { ok: false; error: string };

export function parseBannedWords(text: string): Parsed {
  const lines = plainText(text)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const empty = lines.find((line) => normalizeBannedWord(line) === "");
  if (empty) return { ok: false, error: `“${startOf(empty)}” has no letter or digit` };
  const words = [...new Map(lines.map((line) => [normalizeBannedWord(line), line])).values()];
  const long = words.find((word) => word.length > 60);
  if (long) return { ok: false, error: `“${startOf(long)}” has more than 60 characters` };
  const short = words.find((word) => word.length < 2);
  if (short) return { ok: false, error: `“${short}” is too short: enter at least two characters` };
  if (words.length > 500) return { ok: false, error: "Enter 500 words or fewer" };
  return { ok: true, words: bannedWordsSchema.parse(words) };
}

/** Cut between characters: half an emoji is none. */
function startOf(text: string): string {
  const characters = Array.from(text.slice(0, 82));
  return characters.length > 40 ? `${characters.slice(0, 40).join("")}…` : text;
}
