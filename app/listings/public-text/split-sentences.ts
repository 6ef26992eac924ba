import type { Span } from "./fold-text.ts";

/** Abbreviations whose full stop does not end a sentence. */
const abbreviations: ReadonlySet<string> = new Set(
  "tel tél ph ext no num núm cel mr mrs ms dr st ste inc ltd approx apt ave blvd vs".split(" "),
);
const longestAbbreviation = 6;

/** So does a single letter: "e.g.", "B. C." */
function isAbbreviation(text: string, stop: number): boolean {
  let from = stop;
  while (from > 0 && stop - from <= longestAbbreviation && isLetter(text[from - 1]!)) from -= 1;
  const length = stop - from;
  if (length <= 1) return length === 1;
  return length <= longestAbbreviation && abbreviations.has(text.slice(from, stop).toLowerCase());
}

const isLetter = (sign: string): boolean => sign.toLowerCase() !== sign.toUpperCase();

/** Sentences with the whitespace that follows them. Nothing inside `whole` is split. */
export function splitSentences(text: string, whole: readonly Span[] = []): Span[] {
  const sentences: Span[] = [];
  let from = 0;
  let next = 0;
  for (const { 0: end, index } of text.matchAll(/[.!?…]{1,10}["')\]”»]{0,3}(?=\s|$)|\n/g)) {
    const to = index + end.length;
    while (next < whole.length && whole[next]!.to <= index) next += 1;
    const isInside = next < whole.length && whole[next]!.from <= index && index < whole[next]!.to;
    if (isInside || to <= from) continue;
    if (end === "." && isAbbreviation(text, index)) continue;
    let after = to;
    while (after < text.length && /\s/.test(text[after]!)) after += 1;
    sentences.push({ from, to: after });
    from = after;
  }
  if (from < text.length) sentences.push({ from, to: text.length });
  return sentences;
}
