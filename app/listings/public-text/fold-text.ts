/** Text normalized for comparison: lower case, no accents, plain digits. Every character knows its original position. */
export interface FoldedText {
  text: string;
  starts: Int32Array | null;
  original: string;
}

export interface Span {
  from: number;
  to: number;
}

/** Invisible characters that would split a number or an address: zero-width, soft hyphen, direction marks. */
const invisible = /[\u00ad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

export const removeInvisible = (text: string): string => text.replace(invisible, "");

const isIgnored = (code: number): boolean =>
  code === 0x20e3 || (code >= 0xfe00 && code <= 0xfe0f) || (code >= 0x300 && code <= 0x36f);

const plainSigns: Record<string, string> = {
  "’": "'",
  "‘": "'",
  "–": "-",
  "—": "-",
  "‑": "-",
  "‐": "-",
  "−": "-",
  "․": ".",
  "。": ".",
  "\u00a0": " ",
  "\u202f": " ",
  "\u2009": " ",
  "\u2007": " ",
  "\t": " ",
};

export function foldText(original: string): FoldedText {
  // oxlint-disable-next-line no-control-regex -- all of ASCII, control characters included
  if (/^[\x00-\x7f]*$/.test(original))
    return { text: original.toLowerCase().replaceAll("\t", " "), starts: null, original };
  const starts = new Int32Array(original.length + 1);
  const signs: string[] = [];
  for (let index = 0; index < original.length;) {
    const code = original.codePointAt(index)!;
    if (!isIgnored(code)) {
      starts[signs.length] = index;
      signs.push(foldCharacter(code));
    }
    index += code > 0xffff ? 2 : 1;
  }
  starts[signs.length] = original.length;
  return { text: signs.join(""), starts, original };
}

/** Texts repeat their letters, so results are cached. */
const knownSigns = new Map<number, string>();

function foldCharacter(code: number): string {
  let sign = knownSigns.get(code);
  if (sign === undefined) {
    sign = foldSign(String.fromCodePoint(code), code);
    if (knownSigns.size < 5000) knownSigns.set(code, sign);
  }
  return sign;
}

function foldSign(sign: string, code: number): string {
  const known = plainSigns[sign];
  if (known) return known;
  const digit = otherDigit(code);
  if (digit) return digit;
  const plain = sign.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  // One to one, so that positions stay simple; characters that decompose into several count as foreign.
  return plain.length === 1 ? (plainSigns[plain] ?? plain) : "\u{fffd}";
}

/** Circled, Arabic and Devanagari digits; Unicode's compatibility forms cover full-width and mathematical ones. */
function otherDigit(code: number): string | null {
  for (const zero of [0x660, 0x6f0, 0x966])
    if (code >= zero && code <= zero + 9) return String(code - zero);
  if (code >= 0x2460 && code <= 0x2468) return String(code - 0x245f);
  return code === 0x24ea ? "0" : null;
}

export const toOriginal = ({ starts }: FoldedText, { from, to }: Span): Span => ({
  from: starts ? starts[from]! : from,
  to: starts ? starts[to]! : to,
});

export type ContactKind = "phone" | "email" | "link";
export type Contact = Span & { kind: ContactKind };
