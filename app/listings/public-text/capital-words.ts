import { countries, regions } from "#app/shared/places.ts";

const acronyms = new Set(
  "HVAC BBQ USA US UK EU GTA CNC ATM POS LCBO AGCO EBITDA SDE CEO CFO CPA HST GST PST QST ISO HACCP AC TV DJ DVD LED SEO SAAS B2B B2C IT AI VIP YMCA RV ATV SUV UPS FEDEX KFC IKEA BMW VW GMC NYC LA DC BC QC NS NB MB SK NL YT NT PEI GVA NNN TMI LLC LLP PLC OEM ERP CRM EV FAQ DIY ASAP PDF ID RMT PSW NDA ROI P&L YOY FF&E WSIB AAA OK II III IV XL XXL TFSA RRSP CBD THC NATO FDA CFIA DND MTO TSSA ESA HR PR IP VOIP GPS EZ PVC MIG TIG HD UHD CCTV SBA DOT NAICS RCMP USD CAD MXN AM PM CDMX SA CV RL A&W A&P H&M AT&T B&B R&D Q&A F&B I".split(
    " ",
  ),
);
/** Written with few vowels, but words all the same. */
const shortWords = new Set(
  "MY BY TRY WHY DRY GYM SKY FLY LTD ST MR MRS DR RD SQ FT SF LBS HRS HR APT BLVD AVE HWY DWNTWN MT CTR PKG NR MTHS YRS WKS PCS QTY TH ND HMM SHH PLS".split(
    " ",
  ),
);

const hasNoVowel = /^[BCDFGHJKLMNPQRSTVWXZ]{2,5}$/;

const longestAcronym = 20;

/** HVAC, A&W, B.C., M5V, KFC: not loud, but their names. */
export function isAcronym(word: string): boolean {
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
/** Parts of names of regions that are words. */
for (const word of ["New", "and", "of", "Island", "North", "South", "West", "District", "State"])
  names.delete(word);

const byCapitals = new Map([...names].map((name) => [name.toUpperCase(), name]));

/** A place, a language or a day with its one capital; null for other words. */
export function properName(capitals: string): string | null {
  const whole = byCapitals.get(capitals);
  if (whole) return whole;
  if (!/['’.]/.test(capitals)) return null;
  const possessive = /['’]S$/.exec(capitals)?.[0] ?? "";
  const tail = /\.$/.exec(capitals)?.[0] ?? "";
  const bare = capitals.slice(0, capitals.length - possessive.length - tail.length);
  const name = byCapitals.get(bare);
  return name ? name + possessive.toLowerCase() + tail : null;
}

/** Not capitalized inside a headline. */
export const smallWords: ReadonlySet<string> = new Set(
  "a an the and or but nor of in on at by for to with from as per via near de du des la le les et ou en au aux à del el los las y o con para por un une".split(
    " ",
  ),
);
