import { splitSentences } from "./split-sentences.ts";
import { isAcronym, properName, smallWords } from "./capital-words.ts";

const anyWord = /\p{L}[\p{L}\p{M}\p{N}'’&.]*/gu;
/** The same for plain letters, several times as quick. */
const plainWord = /[A-Za-z][A-Za-z0-9'&.]*/g;
// oxlint-disable-next-line no-control-regex -- all of ASCII, control characters included
const isPlain = (text: string): boolean => /^[\x00-\x7f]*$/.test(text);
const wordIn = (text: string): RegExp => (isPlain(text) ? plainWord : anyWord);

/** All-capital sentences in sentence case. Acronyms and names of places stay; a single word in capitals is emphasis. */
export function normalizeCapitals(text: string): string {
  if (!/\p{Lu}{4}/u.test(text)) return text;
  return splitSentences(text)
    .map(({ from, to }) => {
      const sentence = text.slice(from, to);
      return isShouted(sentence) ? toSentenceCase(sentence) : sentence;
    })
    .join("");
}

/** An all-capital headline in title case, as headlines are written. */
export function normalizeHeadline(text: string): string {
  if (!isShouted(text)) return text;
  let isFirst = true;
  return text.replace(wordIn(text), (one, at: number) => {
    const lower = one.toLowerCase();
    const isSmall =
      !isFirst && smallWords.has(lower) && !/[:–—-]\s{0,2}$/.test(text.slice(at - 3, at));
    isFirst = false;
    return keepName(text, one, at) ?? (isSmall ? lower : capitalize(lower));
  });
}

/** Four letters of five are capitals, and two words of four letters or more that are no acronyms. */
function isShouted(text: string): boolean {
  const { capitals, letters } = countLetters(text);
  if (letters < 8 || capitals < letters * 0.8) return false;
  const loud = (text.match(wordIn(text)) ?? []).filter(
    (one) => one.length > 3 && one === one.toUpperCase() && !isAcronym(one),
  );
  return loud.length >= 2;
}

function countLetters(text: string): { capitals: number; letters: number } {
  let capitals = 0;
  let letters = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const isCapital = code < 128 ? code >= 65 && code <= 90 : isCapitalSign(text[index]!);
    const isSmall = code < 128 ? code >= 97 && code <= 122 : isSmallSign(text[index]!);
    if (isCapital) capitals += 1;
    if (isCapital || isSmall) letters += 1;
  }
  return { capitals, letters };
}

const isCapitalSign = (sign: string): boolean => sign !== sign.toLowerCase();
const isSmallSign = (sign: string): boolean => sign !== sign.toUpperCase();

function toSentenceCase(sentence: string): string {
  let isFirst = true;
  return sentence.replace(wordIn(sentence), (one, at: number) => {
    const name = keepName(sentence, one, at);
    const written = name ?? (isFirst ? capitalize(one.toLowerCase()) : one.toLowerCase());
    isFirst = false;
    return written;
  });
}

/** Words that keep their capitals, or have some of their own. */
function keepName(text: string, one: string, at: number): string | null {
  if (one !== one.toUpperCase() || isAcronym(one)) return one;
  // "TORONTO, ON": a province; "ON MAIN STREET" is not.
  if (
    /^(?:ON|AB|PE|NU|IN|OR|ME|AL|OH|OK|HI|ID|LA|MA|PA|DE|CO|CA|GA|IA|UT|VA)\.?$/.test(one) &&
    /,\s{0,2}$/.test(text.slice(Math.max(0, at - 3), at))
  )
    return one;
  return properName(one);
}

const capitalize = (word: string): string => {
  const first = String.fromCodePoint(word.codePointAt(0)!);
  return first.toUpperCase() + word.slice(first.length);
};
