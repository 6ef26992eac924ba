import { splitSentences } from "./split-sentences.ts";
import { countries, regions } from "#app/shared/places.ts";

const anyWord = /\p{L}[\p{L}\p{M}\p{N}'’&.]*/gu;
/** Fast path for plain letters. */
const plainWord = /[A-Za-z][A-Za-z0-9'&.]*/g;
// oxlint-disable-next-line no-control-regex -- all of ASCII, control characters included
const isPlain = (text: string): boolean => /^[\x00-\x7f]*$/.test(text);
const wordIn = (text: string): RegExp => (isPlain(text) ? plainWord : anyWord);

/** Converts all-caps sentences to sentence case. Acronyms and place names stay; a single word in capitals is emphasis. */
export function normalizeCapitals(text: string): string {
  if (!/\p{Lu}{4}/u.test(text)) return text;
  return splitSentences(text)
    .map(({ from, to }) => {
      const sentence = text.slice(from, to);
      return isShouted(sentence) ? toSentenceCase(sentence) : sentence;
    })
    .join("");
}

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

/** At least four of five letters are capitals, including two non-acronyms of four letters or more. */
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

const acronyms = new Set(
  "HVAC BBQ USA US UK EU GTA CNC ATM POS LCBO AGCO EBITDA SDE CEO CFO CPA HST GST PST QST ISO HACCP AC TV DJ DVD LED SEO SAAS B2B B2C IT AI VIP YMCA RV ATV SUV UPS FEDEX KFC IKEA BMW VW GMC NYC LA DC BC QC NS NB MB SK NL YT NT PEI GVA NNN TMI LLC LLP PLC OEM ERP CRM EV FAQ DIY ASAP PDF ID RMT PSW NDA ROI P&L YOY FF&E WSIB AAA OK II III IV XL XXL TFSA RRSP CBD THC NATO FDA CFIA DND MTO TSSA ESA HR PR IP VOIP GPS EZ PVC MIG TIG HD UHD CCTV SBA DOT NAICS RCMP USD CAD MXN AM PM CDMX SA CV RL A&W A&P H&M AT&T B&B R&D Q&A F&B I".split(
    " ",
  ),
);
/** Words with few vowels that are not acronyms. */
const shortWords = new Set(
  "MY BY TRY WHY DRY GYM SKY FLY LTD ST MR MRS DR RD SQ FT SF LBS HRS HR APT BLVD AVE HWY DWNTWN MT CTR PKG NR MTHS YRS WKS PCS QTY TH ND HMM SHH PLS".split(
    " ",
  ),
);

const hasNoVowel = /^[BCDFGHJKLMNPQRSTVWXZ]{2,5}$/;

const longestAcronym = 20;

/** HVAC, A&W, B.C., M5V, KFC: names, not shouting. */
function isAcronym(word: string): boolean {
  if (word.length > longestAcronym) return false;
  const isLast = word.length > 2 && word.indexOf(".") === word.length - 1;
  const plain = isLast ? word.slice(0, -1) : word;
  if (/^[A-Z]+$/.test(plain))
    return (
      acronyms.has(plain) || (plain.length <= 5 && hasNoVowel.test(plain) && !shortWords.has(plain))
    );
  const bare = word.replace(/['’]S$/, "").replace(/[.'’&]+$/, "");
  if (acronyms.has(bare) || /\p{N}/u.test(bare)) return true;
  if (/^(?:\p{Lu}\.){1,5}\p{Lu}?$/u.test(word)) return true;
  if (/^\p{Lu}{1,2}&\p{Lu}{1,2}$/u.test(bare)) return true;
  return hasNoVowel.test(bare) && !shortWords.has(bare);
}

const names = new Set([
  ...[...countries, ...regions].flatMap(({ name }) => name.split(/[ -]/)),
  ...`Toronto Montreal Montréal Vancouver Calgary Edmonton Ottawa Winnipeg Hamilton Kitchener Waterloo London Halifax Victoria Windsor Saskatoon Regina
  Barrie Kelowna Kingston Guelph Moncton Mississauga Brampton Markham Vaughan Scarborough Etobicoke Oakville Burlington Burnaby Surrey Richmond Laval Gatineau
  Sherbrooke Longueuil Niagara Muskoka Whistler Banff Okanagan Miami Chicago Boston Seattle Dallas Houston Austin Denver Phoenix Atlanta Detroit Buffalo
  Orlando Tampa Guadalajara Monterrey Cancun Cancún Tijuana Puebla Querétaro Mérida Oaxaca English French Spanish Italian Chinese Indian Japanese Korean
  Thai Greek Canadian American Mexican European Asian Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February April June July August
  September October November December Christmas`.split(/\s+/),
]);
/** Parts of region names that are ordinary words. */
for (const word of ["New", "and", "of", "Island", "North", "South", "West", "District", "State"])
  names.delete(word);

const byCapitals = new Map([...names].map((name) => [name.toUpperCase(), name]));

function properName(capitals: string): string | null {
  const whole = byCapitals.get(capitals);
  if (whole) return whole;
  if (!/['’.]/.test(capitals)) return null;
  const possessive = /['’]S$/.exec(capitals)?.[0] ?? "";
  const tail = /\.$/.exec(capitals)?.[0] ?? "";
  const bare = capitals.slice(0, capitals.length - possessive.length - tail.length);
  const name = byCapitals.get(bare);
  return name ? name + possessive.toLowerCase() + tail : null;
}

const smallWords: ReadonlySet<string> = new Set(
  "a an the and or but nor of in on at by for to with from as per via near de du des la le les et ou en au aux à del el los las y o con para por un une".split(
    " ",
  ),
);
