/** Spoken numbers in English, French and Spanish, one compound at a time: "five", "sixteen", "cinquante-cinq". */
const units = table(
  "zero oh cero nought|one un une uno una|two deux dos|three trois tres|four quatre cuatro|five cinq cinco|six seis|seven sept siete|eight huit ocho|nine neuf nueve",
  0,
);
const teens = table(
  "ten dix diez|eleven onze once|twelve douze doce|thirteen treize trece|fourteen quatorze catorce|fifteen quinze quince|sixteen seize dieciseis|seventeen diecisiete|eighteen dieciocho|nineteen diecinueve",
  10,
);
const tens = new Map<string, number>(
  Object.entries({
    20: "twenty vingt veinte",
    30: "thirty trente treinta",
    40: "forty quarante cuarenta",
    50: "fifty cinquante cincuenta",
    60: "sixty soixante sesenta",
    70: "seventy septante setenta",
    80: "eighty ochenta octante quatrevingt",
    90: "ninety noventa nonante",
  }).flatMap(([value, words]) => words.split(" ").map((word) => [word, Number(value)] as const)),
);
const hundreds = new Set("hundred cent cents ciento cien cientos".split(" "));
/** A number followed by one of these is a price or a quantity. */
const multipliers = new Set(
  "thousand thousands mille mil million millions millon millones k billion".split(" "),
);
const repeats = new Map([
  ["double", 2],
  ["doble", 2],
  ["triple", 3],
]);

function table(rows: string, first: number): Map<string, number> {
  return new Map(
    rows
      .split("|")
      .flatMap((words, index) => words.split(" ").map((word) => [word, first + index] as const)),
  );
}

export interface SpokenNumber {
  digits: string;
  words: number;
  isQuantity: boolean;
}

const beginnings = new Set(
  [...units.keys(), ...teens.keys(), ...tens.keys(), ...hundreds, ...repeats.keys()].map((word) =>
    word.slice(0, 2),
  ),
);

/** Quickly skips the words of a long text, most of which are not numbers. */
export const beginsNumber = (word: string): boolean =>
  beginnings.has(word.slice(0, 2)) || /^\d/.test(word);

const anyNumber = new RegExp(`\\d|(?<![a-z])(?:${[...units.keys()].join("|")})`);

export const mentionsNumber = (text: string): boolean => anyNumber.test(text);

export function readSpokenNumber(words: readonly string[]): SpokenNumber | null {
  const first = words[0]!;
  const repeat = repeats.get(first);
  const repeated = repeat === undefined ? undefined : digitOf(words[1] ?? "");
  if (repeat && repeated !== undefined)
    return { digits: String(repeated).repeat(repeat), words: 2, isQuantity: false };
  let at = 0;
  let value = 0;
  const unit = units.get(first);
  if (unit !== undefined && isHundred(words[1])) {
    value = unit * 100;
    at = 2;
  } else if (hundreds.has(first)) {
    value = 100;
    at = 1;
  }
  const rest = readBelowHundred(words.slice(at, at + 4));
  if (rest && (at === 0 || rest.value > 0)) {
    value += rest.value;
    at += rest.words;
  }
  if (at === 0) return null;
  return { digits: String(value), words: at, isQuantity: multipliers.has(words[at] ?? "") };
}

const isHundred = (word: string | undefined): boolean => word !== undefined && hundreds.has(word);

function readBelowHundred(words: readonly string[]): { value: number; words: number } | null {
  const [first = "", second = "", third = "", fourth = ""] = words;
  if (first === "quatre" && /^vingts?$/.test(second)) {
    const more = teens.get(third) ?? units.get(third) ?? 0;
    const last = third === "dix" ? (units.get(fourth) ?? 0) : 0;
    return {
      value: 80 + more + (last > 6 ? last : 0),
      words: 2 + (more ? 1 : 0) + (last > 6 ? 1 : 0),
    };
  }
  const ten = tens.get(first);
  if (ten !== undefined) {
    const joined = second === "y" || second === "et" ? 1 : 0;
    const next = joined ? third : second;
    const more = units.get(next) || (ten === 60 || ten === 80 ? teens.get(next) : 0) || 0;
    return more ? { value: ten + more, words: 2 + joined } : { value: ten, words: 1 };
  }
  const teen = teens.get(first);
  if (teen !== undefined) {
    const more = first === "dix" ? (units.get(second) ?? 0) : 0;
    return more > 6 ? { value: 10 + more, words: 2 } : { value: teen, words: 1 };
  }
  const unit = units.get(first);
  return unit === undefined ? null : { value: unit, words: 1 };
}

export const digitOf = (word: string): number | undefined =>
  /^\d$/.test(word) ? Number(word) : units.get(word);

const pieces = [...units.keys()]
  .filter((word) => word.length > 2)
  .sort((a, b) => b.length - a.length);
const mixed = new RegExp(`^(?:\\d|${pieces.join("|")}){2,}$`);
const piece = new RegExp(`\\d|${pieces.join("|")}`, "g");

/** "4one6" and "fivefivefive": digits and words run together. */
export function readMixedNumber(word: string): string | null {
  if (word.length > 60 || !mixed.test(word)) return null;
  return word.match(piece)!.map(digitOf).join("");
}
