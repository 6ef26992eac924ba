import { foldAccents } from "#app/shared/fold-accents.ts";

export interface Marked {
  at: number;
  text: string;
  isMarked: boolean;
}

/** Matches as the automatic check does: whole words, ignoring case, accents and punctuation. */
export function markWords(text: string, words: readonly string[]): Marked[] {
  const tokens = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: token, index }) => ({
    word: foldAccents(token),
    start: index,
    end: index + token.length,
  }));
  const looked = words.map((word) => foldAccents(word).match(/[\p{L}\p{N}]+/gu) ?? []);
  const parts: Marked[] = [];
  let done = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const found = looked.find(
      (sought) =>
        sought.length > 0 && sought.every((word, place) => tokens[at + place]?.word === word),
    );
    if (!found) continue;
    const { start } = tokens[at]!;
    const { end } = tokens[at + found.length - 1]!;
    if (start > done) parts.push({ at: done, text: text.slice(done, start), isMarked: false });
    parts.push({ at: start, text: text.slice(start, end), isMarked: true });
    done = end;
    at += found.length - 1;
  }
  if (done < text.length) parts.push({ at: done, text: text.slice(done), isMarked: false });
  return parts;
}
