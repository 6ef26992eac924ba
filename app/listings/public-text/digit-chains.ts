import { beginsNumber, readMixedNumber, readSpokenNumber } from "./number-words.ts";
import type { Span } from "./fold-text.ts";

export interface DigitGroup extends Span {
  digits: string;
  isSpoken: boolean;
}

/** Groups of digits with only separators between them: possible phone numbers. */
export interface DigitChain {
  groups: DigitGroup[];
  separators: string[];
}

const isWordSign = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 48 && code <= 57);

interface Token extends Span {
  text: string;
}

const separatorWords = new Set(
  "dash hyphen space dot point tiret guion espace espacio punto period minus trait".split(" "),
);
const maxSeparator = 4;

export function findDigitChains(text: string): DigitChain[] {
  const tokens = tokenize(text);
  const chains: DigitChain[] = [];
  let chain: DigitChain | null = null;
  for (let index = 0; index < tokens.length;) {
    const read = readGroup(tokens, index, chain !== null);
    if (!read) {
      index += 1;
      continue;
    }
    const separator = chain ? separatorBetween(text, chain.groups.at(-1)!.to, read.group) : null;
    if (read.isQuantity) chain = null;
    else if (chain && separator !== null) {
      chain.separators.push(separator);
      chain.groups.push(read.group);
    } else {
      chain = { groups: [read.group], separators: [] };
      chains.push(chain);
    }
    index = read.next;
  }
  return chains;
}

/** Words, numbers and line ends; other characters are read from the text between them. */
function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  const pattern = /[a-z0-9]+/g;
  while (pattern.test(text)) {
    const to = pattern.lastIndex;
    let from = to - 1;
    while (from > 0 && isWordSign(text.charCodeAt(from - 1))) from -= 1;
    tokens.push({ text: text.slice(from, to), from, to });
  }
  return tokens;
}

function readGroup(
  tokens: readonly Token[],
  index: number,
  isContinued: boolean,
): { group: DigitGroup; next: number; isQuantity: boolean } | null {
  const token = tokens[index]!;
  const one = (digits: string, isSpoken: boolean) => ({
    group: { from: token.from, to: token.to, digits, isSpoken },
    next: index + 1,
    isQuantity: false,
  });
  if (/^\d+$/.test(token.text)) return one(token.text, false);
  // "O" for zero and "l" for one, within a number or alone between two.
  if (token.text.length <= 16 && /\d/.test(token.text) && /^[\doil]+$/.test(token.text))
    return one(token.text.replaceAll("o", "0").replaceAll(/[il]/g, "1"), false);
  if (token.text === "o" && isContinued) return one("0", true);
  if (!beginsNumber(token.text)) return null;
  const nearby = tokens.slice(index, index + 6).map(({ text }) => text);
  const spoken = readSpokenNumber(nearby);
  if (spoken) {
    const last = tokens[index + spoken.words - 1]!;
    return {
      group: { from: token.from, to: last.to, digits: spoken.digits, isSpoken: true },
      next: index + spoken.words,
      isQuantity: spoken.isQuantity,
    };
  }
  const mixed = readMixedNumber(token.text);
  return mixed === null ? null : one(mixed, true);
}

function separatorBetween(
  text: string,
  end: number,
  { from, isSpoken }: DigitGroup,
): string | null {
  if (from - end > 24) return null;
  const between = text.slice(end, from);
  if (between === " " || between === "-") return between;
  const words = between.match(/[a-z]+/g) ?? [];
  if (words.length > 1 || words.some((word) => !separatorWords.has(word))) return null;
  const signs = between.replace(/[a-z]+/g, "");
  if (signs.includes("\n") || signs.length > maxSeparator + words.length + (isSpoken ? 2 : 0))
    return null;
  return /^[ .\-()/·•*_~|,+:[\]{}]*$/.test(signs) ? between : null;
}

/** How the digits of phone numbers are grouped in Canada, the United States and Mexico. */
const shapes = ["1 3 3 4", "1 3 7", "3 3 4", "3 3 2 2", "1 10", "3 7"].map((shape) =>
  shape.split(" ").map(Number),
);

/** How many groups from here form a phone number by their grouping alone; 0 if none. */
export function longestShape({ groups, separators }: DigitChain, index: number): number {
  const first = groups[index]!.digits.length;
  for (const shape of shapes) {
    if (shape[0] !== first) continue;
    const fits = shape.every((length, place) => groups[index + place]?.digits.length === length);
    if (!fits) continue;
    const part = groups.slice(index, index + shape.length);
    const between = separators.slice(index, index + shape.length - 1);
    if (!areFigures(groups, part, between) && isPhoneNumber(join(part), between))
      return shape.length;
  }
  return 0;
}

/** Mexican numbers can continue with any digit; the separators distinguish them from other figures. */
const isPhoneNumber = (digits: string, separators: readonly string[]): boolean =>
  isNorthAmerican(digits) ||
  (/^[2-9]\d{9}$/.test(digits) && separators.every((separator) => /[-)]/.test(separator)));

/** "416,555 2022" has a thousand separator, "2021 416 555 2022 455 019" is a table by year, "200 300 4000" counts something. */
function areFigures(
  all: readonly DigitGroup[],
  part: readonly DigitGroup[],
  separators: readonly string[],
): boolean {
  return (
    separators.some((separator) => separator === ",") ||
    (separators[0] === "." && separators[1] === " ") ||
    (isYear(part.at(-1)!) && hasYears(all)) ||
    part.every(({ digits }) => digits.endsWith("0"))
  );
}

const join = (groups: readonly DigitGroup[]): string => groups.map(({ digits }) => digits).join("");

/** Area codes and exchanges start with 2 to 9; the country code is 1. */
const isNorthAmerican = (digits: string): boolean => /^1?[2-9]\d\d[2-9]\d{6}$/.test(digits);

export function isPhoneShape(chain: DigitChain, digits: number): boolean {
  const { groups, separators } = chain;
  const number = join(groups);
  const lengths = groups.map((group) => group.digits.length).join(" ");
  if (groups.length === 1) return (digits === 10 || digits === 11) && isNorthAmerican(number);
  if (groups.every((group) => group.digits.length === 1))
    return [7, 10, 11].includes(digits) && !isSequence(groups);
  if (lengths === "2 4 4") return /^(?:55|56|33|81)/.test(number) && !hasYears(groups);
  if (lengths === "2 2 2 2 2") return /^(?:0|55|56|33|81)/.test(number);
  // Ranges use round numbers: "250-1000 guests".
  if (lengths === "3 4")
    return /^[-.]$/.test(separators[0]!) && /^[2-9]\d[1-9]/.test(number) && !/[05]0$/.test(number);
  const isLong = digits === 10 || digits === 11;
  return isLong && isNorthAmerican(number) && !hasYears(groups) && !isSequence(groups);
}

const isYear = ({ digits }: DigitGroup): boolean => /^(?:1[89]|20)\d\d$/.test(digits);
const hasYears = (groups: readonly DigitGroup[]): boolean =>
  groups.filter((group) => isYear(group)).length > 1;

/** "1 2 3 4 5 6 7", "34 36 38 40 42" */
export function isSequence(groups: readonly DigitGroup[]): boolean {
  const numbers = groups.map(({ digits }) => Number(digits));
  const step = numbers[1]! - numbers[0]!;
  return (
    numbers.length > 2 &&
    step !== 0 &&
    numbers.every((number, index) => index === 0 || step === number - numbers[index - 1]!)
  );
}

/** Thousands in groups of three, perhaps with cents: 1,250,000 · 1 250 000 · 1.250.000,00 */
export function isMoney({ groups, separators }: DigitChain): boolean {
  const lengths = groups.map(({ digits }) => digits.length);
  const hasCents = groups.length > 1 && lengths.at(-1)! <= 2 && /^[.,]$/.test(separators.at(-1)!);
  const whole = hasCents ? lengths.slice(0, -1) : lengths;
  if (!separators.every((separator) => /^[ .,']$/.test(separator))) return false;
  if (whole.length === 1) return hasCents;
  return whole[0]! <= 3 && whole.slice(1).every((length) => length === 3);
}

/** 2024-05-01, 01.05.2024, 5/1/24, 1998-2024, and the ZIP code 90210-1234. */
export function isDate({ groups }: DigitChain): boolean {
  const lengths = groups.map(({ digits }) => digits.length).join(" ");
  if (groups.every((group) => isYear(group))) return true;
  const numbers = groups.map(({ digits }) => Number(digits));
  if (lengths === "5 4") return true;
  if (/^4 [12] [12]\b/.test(lengths)) return isYear(groups[0]!) && numbers[1]! <= 12;
  if (/^[12] [12] 4\b/.test(lengths))
    return isYear(groups[2]!) && Math.min(numbers[0]!, numbers[1]!) <= 12;
  return false;
}
