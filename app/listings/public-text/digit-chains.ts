import { beginsNumber, readMixedNumber, readSpokenNumber } from "./number-words.ts";
import type { Span } from "./fold-text.ts";

export interface DigitGroup extends Span {
  digits: string;
  isSpoken: boolean;
}

/** Groups of digits with nothing but separators between them: what could be a phone number. */
export interface DigitChain {
  groups: DigitGroup[];
  /** What stands between a group and the next one. */
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

/** Words, numbers and line ends; other signs are read from the text between them. */
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
  // "O" for zero and "l" for one, inside a number or alone between two.
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

/** Null where the two do not belong to one number. */
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
