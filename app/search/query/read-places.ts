import {
  ambiguousAbbreviations,
  areaNames,
  cityNames,
  countryNames,
  ordinaryCityWords,
  regionNames,
} from "./place-names.ts";
import { placePrepositions } from "./connecting-words.ts";
import { type Token, toWords } from "./to-words.ts";
import {
  type CountryCode,
  otherRegionNames,
  type RegionCode,
  regions,
} from "#app/shared/places.ts";

/** A city that has listings. */
export interface KnownCity {
  name: string;
  region: RegionCode;
  listings: number;
}

export type Place =
  /** The regions that have a city of this name, most listings first. */
  | { kind: "city"; city: string; regions: readonly RegionCode[] }
  | { kind: "regions"; regions: readonly RegionCode[] }
  | { kind: "country"; country: CountryCode };

export interface PlaceIndex {
  find(key: string): Place | null;
  /** The single words of all names, as they are written, for spelling correction. */
  words: ReadonlyMap<string, string>;
}

const shortForms: Readonly<Record<string, string>> = {
  saint: "st",
  sainte: "ste",
  mount: "mt",
  fort: "ft",
};

/** Letters only, so that "St. John's", "st johns" and "saint johns" are the same place. */
export const placeKey = (words: readonly string[]): string =>
  words.map((word) => shortForms[word] ?? word).join("");

const keysOf = (names: string): string[] =>
  names.split(", ").map((name) => placeKey(toWords(name)));

const wide = new Map<string, Place>();
for (const { code, name } of regions)
  for (const key of [name, ...(otherRegionNames[code] ?? [])].flatMap((one) => keysOf(one)))
    wide.set(key, { kind: "regions", regions: [code] });
for (const [code, names] of Object.entries(regionNames))
  for (const key of keysOf(names)) wide.set(key, { kind: "regions", regions: [code] });
for (const [names, codes] of areaNames)
  for (const key of keysOf(names)) wide.set(key, { kind: "regions", regions: codes });
for (const [country, names] of Object.entries(countryNames) as [CountryCode, string][])
  for (const key of keysOf(names)) wide.set(key, { kind: "country", country });

const abbreviations = new Map<string, RegionCode>(
  // Canada's own come last: "NL" is Newfoundland and Labrador.
  regions.toReversed().map(({ code }) => [code.slice(3).toLowerCase(), code]),
);

const wideWords: readonly string[] = [
  ...regions.map(({ name }) => name),
  ...Object.values(regionNames).flatMap((names) => names.split(", ")),
  ...Object.values(countryNames).flatMap((names) => names.split(", ")),
];

/** A city goes before a region of the same name: New York, Puebla. */
export function indexPlaces(cities: readonly KnownCity[]): PlaceIndex {
  const byKey = new Map<string, { city: string; regions: RegionCode[] }>();
  const add = (key: string, city: string, region: RegionCode) => {
    const known = byKey.get(key);
    if (!known) byKey.set(key, { city, regions: [region] });
    else if (!known.regions.includes(region)) known.regions.push(region);
  };
  const words = new Map<string, string>();
  const learn = (name: string) => {
    const parts = name.split(/[\s-]+/);
    for (const part of parts) {
      const [word, ...more] = toWords(part);
      if (word && more.length === 0 && word.length > 3) words.set(word, part);
    }
  };
  wideWords.forEach(learn);
  for (const { name, region } of cities.toSorted((a, b) => b.listings - a.listings)) {
    add(placeKey(toWords(name)), name, region);
    for (const key of cityNames[name] ? keysOf(cityNames[name]) : []) add(key, name, region);
    learn(name);
  }
  return {
    words,
    find(key) {
      const city = byKey.get(key);
      return city ? { kind: "city", ...city } : (wide.get(key) ?? null);
    },
  };
}

/** The place that the tokens from `start` to `end` name within a query. */
export function findPlace(
  index: PlaceIndex,
  tokens: readonly Token[],
  start: number,
  end: number,
): Place | null {
  const phrase = tokens.slice(start, end);
  const [first] = phrase as [Token];
  const isAlone = tokens.length === 1;
  const afterPreposition = placePrepositions.has(tokens[start - 1]?.word ?? "");
  if (phrase.length === 1) {
    const region = abbreviations.get(first.word);
    const isAbbreviation = region !== undefined || ambiguousAbbreviations.has(first.word);
    if (isAbbreviation && !isMeantAsPlace()) return null;
    if (region) return { kind: "regions", regions: [region] };
    const isCapital = first.typed !== first.word;
    if (ordinaryCityWords.has(first.word) && !isAlone && !isCapital && !afterPreposition)
      return null;
  }
  return index.find(placeKey(phrase.map(({ word }) => word)));

  function isMeantAsPlace(): boolean {
    if (isAlone) return true;
    const isUpper = first.typed === first.typed.toUpperCase();
    const allUpper = tokens.every(({ typed }) => typed === typed.toUpperCase());
    if (isUpper && !allUpper) return true;
    if (first.word.length > 2 && region3(first.word)) return false;
    if (!ambiguousAbbreviations.has(first.word)) return true;
    // "bakery on", "toronto on", "cafe in on": nothing follows that it could connect.
    return end === tokens.length && !["la", "de", "us", "que"].includes(first.word);
  }
}

/** Mexican codes have three letters, and most are Spanish words: "sin", "son", "col". */
const region3 = (word: string): boolean => abbreviations.get(word)?.startsWith("MX") ?? false;
