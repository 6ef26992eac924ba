import type { Contact } from "./fold-text.ts";
import {
  type DigitChain,
  type DigitGroup,
  findDigitChains,
  isDate,
  isMoney,
  isPhoneShape,
  isSequence,
  longestShape,
} from "./digit-chains.ts";
import { mentionsNumber } from "./number-words.ts";

export function findPhones(text: string): Contact[] {
  const found: Contact[] = [];
  if (!mentionsNumber(text)) return found;
  for (const chain of findDigitChains(text))
    for (const part of splitLists(text, chain)) found.push(...phonesIn(text, part));
  found.push(...findVanityNumbers(text));
  return found;
}

/** "units 201, 305, 1204" are several numbers, "five five five, one two three four" is one. */
function splitLists(text: string, { groups, separators }: DigitChain): DigitChain[] {
  const parts: DigitChain[] = [{ groups: [groups[0]!], separators: [] }];
  const isCalled = hasPhoneCue(text, groups[0]!.from);
  separators.forEach((separator, index) => {
    const next = groups[index + 1]!;
    const isSpoken = next.isSpoken || groups[index]!.isSpoken;
    const isEnd = /^[.,:] /.test(separator) || separator.includes(":");
    const isSplit = isEnd && !isSpoken && !isCalled;
    const part = isSplit ? { groups: [], separators: [] } : parts.at(-1)!;
    if (isSplit) parts.push(part);
    else part.separators.push(separator);
    part.groups.push(next);
  });
  return parts;
}

function phonesIn(text: string, chain: DigitChain): Contact[] {
  const { groups } = chain;
  const digits = groups.reduce((sum, group) => sum + group.digits.length, 0);
  if (digits < 7) return [];
  const whole = () => [phone(text, groups[0]!, groups.at(-1)!)];
  if (isSpoken(chain, digits)) return whole();
  const found: Contact[] = [];
  for (let index = 0; index < groups.length;) {
    const size = longestShape(chain, index);
    const first = groups[index]!;
    const last = groups[index + size - 1] ?? first;
    if (size > 0 && !isMeasured(text, first.from, last.to)) {
      found.push(phone(text, first, last));
      index += size;
    } else index += 1;
  }
  if (found.length > 0) return found;
  return isWholePhone(text, chain, digits) ? whole() : [];
}

const longestNumber = 15;

/** At least three words, and not a sequence like "one two three". */
function isSpoken({ groups }: DigitChain, digits: number): boolean {
  const spoken = groups.filter((group) => group.isSpoken);
  const singles = groups.filter((group) => group.digits.length === 1);
  if (spoken.length < 3 || digits > longestNumber + 3) return false;
  return (singles.length >= 3 || digits === 10 || digits === 11) && !isSequence(groups);
}

function isWholePhone(text: string, chain: DigitChain, digits: number): boolean {
  const { groups } = chain;
  if (isMoney(chain) || isDate(chain) || digits > longestNumber) return false;
  const { from } = groups[0]!;
  if (isMeasured(text, from, groups.at(-1)!.to)) return false;
  if (hasPhoneCue(text, from)) return !/^\d*0000$/.test(groups[0]!.digits);
  if (/\+ ?\(?$/.test(text.slice(Math.max(0, from - 3), from))) return digits >= 8;
  return isPhoneShape(chain, digits);
}

const extension =
  /^ {0,2},? {0,2}(?:\(? ?(?:ext|extension|x|poste|int|interno)\.?:? {0,2}|# ?)\d{1,6}(?!\d)\)?/;

function phone(text: string, first: DigitGroup, last: DigitGroup): Contact {
  const opening = /(?:\+ ?)?\(?$/.exec(text.slice(Math.max(0, first.from - 3), first.from))![0];
  const more = extension.exec(text.slice(last.to, last.to + 40))?.[0].length ?? 0;
  return { kind: "phone", from: first.from - opening.length, to: last.to + more };
}

/** 1-800-FLOWERS */
function findVanityNumbers(text: string): Contact[] {
  const pattern =
    /(?<![\d-])1[ .-]\(?8(?:00|33|44|55|66|77|88)\)?[ .-](?:[a-z]{7,10}|[a-z0-9]{2,5}-[a-z0-9]{2,7})(?![a-z0-9])/g;
  return [...text.matchAll(pattern)]
    .filter(({ 0: number }) => /[a-z]{2}/.test(number) && !number.includes(" "))
    .map(({ 0: number, index }) => ({ kind: "phone", from: index, to: index + number.length }));
}

const cue =
  /(?:^|[^a-z0-9])(?:call|calls|text|texto|txt|phone|telephone|telefono|tel|tels|cell|cel|celular|mobile|movil|whatsapp|wa|fax|sms|dial|ring|appelez|appeler|composez|textez|llame|llamenos|llamar|llama|marque|contact|contacto|contactez|reach|numero|number|ph|cellulaire|portable|viber)$/;
/** Words allowed between "call" and the number. */
const connectors =
  /[ .:;,#()+*-]+$|(?<![a-z0-9])(?:me|us|at|on|now|today|is|the|my|our|his|her|owner|seller|agent|number|no|num|numero|cell|office|directly|anytime|or|text|whatsapp|nous|moi|au|aux|le|la|al|a|el|mi|nuestro|es|est|or|ou|o|de|number:|please|via|by|direct|toll|free|line)$/;

/** Whether "call me at" or the like comes right before. */
function hasPhoneCue(text: string, from: number): boolean {
  let before = text.slice(Math.max(0, from - 60), from);
  if (!/[a-z]/.test(before)) return /[☎📞📱✆]/u.test(before);
  for (let step = 0; step < 8; step += 1) {
    if (/[.!?]\s+$/.test(before) && !/(?:tel|ph|cel|no|num)\.\s+$/.test(before)) return false;
    const end = before.trimEnd();
    if (end.endsWith("\n")) return false;
    if (cue.test(before) || cue.test(end.replace(/[ .:;,#()+*-]{1,6}$/, ""))) return true;
    const shorter = before.replace(connectors, "");
    if (shorter === before) return false;
    before = shorter;
  }
  return false;
}

const unitAfter =
  /^ ?(?:[$€£%]|(?:dollars?|cad|usd|mxn|pesos?|sq|square|sf|sqft|ft|feet|pi|pieds?|m2|km|kg|lbs?|acres?|units?|unites?|seats?|guests?|people|customers?|clients?|employees|members|followers|subscribers|visitors|views|items|skus?|bottles|litres?|hectares?|households|downloads|ml|mm|cm|g|oz|gal|gallons?|watts?|volts?|amps?|rpm|hp|btu)(?![a-z]))/;
const idBefore =
  /(?:[$€£]|(?:#|licence|license|permit|permis|mls|serial|sku|vin|naics|gst|hst|tps|tvq|pst|rfc|account|lot|parcel|matricule|neq|isbn|upc|ein|bn|registration|patent|policy|invoice|order|reference|ref|folio|model|part|business)(?: (?:number|no|id|numero))?\.?:?) ?#? ?[a-z]{0,2}-?$/;

const isMeasured = (text: string, from: number, to: number): boolean =>
  unitAfter.test(text.slice(to, to + 16)) ||
  idBefore.test(text.slice(Math.max(0, from - 32), from));
