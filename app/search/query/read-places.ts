import { nearWords, placePrepositions, type Token, toWords } from "./words.ts";
import {
  type CountryCode,
  otherRegionNames,
  type RegionCode,
  regions,
} from "#app/shared/places.ts";

export const countryNames: Readonly<Record<CountryCode, string>> = {
  CA: "Canada, Canadá, across Canada, Canada wide",
  US: "United States, USA, US, United States of America, America, the States, États-Unis, Estados Unidos, EEUU, EE UU, EUA",
  MX: "Mexico, México, Mexique, Méjico",
};

/** Other names of regions besides the English one: French, Spanish, colloquial. */
export const regionNames: Readonly<Record<RegionCode, string>> = {
  "CA-AB": "Alta",
  "CA-BC": "Colombie-Britannique, Columbia Británica, C-B",
  "CA-NB": "Nouveau-Brunswick, Nuevo Brunswick, N-B",
  "CA-NL": "Terre-Neuve, Terre-Neuve-et-Labrador, Terranova",
  "CA-NS": "Nouvelle-Écosse, Nueva Escocia, N-É",
  "CA-NT": "Territoires du Nord-Ouest, Territorios del Noroeste",
  "CA-ON": "Ont",
  "CA-PE": "Île-du-Prince-Édouard, Isla del Príncipe Eduardo, ÎPÉ",
  "CA-QC": "Québec, Que, province de Québec, province of Quebec",
  "CA-SK": "Sask",
  "US-CA": "Californie, Cali",
  "US-DC": "District de Columbia",
  "US-FL": "Floride",
  "US-GA": "Géorgie",
  "US-HI": "Hawaï",
  "US-LA": "Louisiane, Luisiana",
  "US-NC": "Caroline du Nord, Carolina del Norte",
  "US-ND": "Dakota du Nord, Dakota del Norte",
  "US-NH": "Nuevo Hampshire",
  "US-NJ": "Nueva Jersey",
  "US-NM": "Nouveau-Mexique, Nuevo México",
  "US-NY": "Nueva York, New York State, État de New York",
  "US-OR": "Oregón",
  "US-PA": "Pennsylvanie, Pensilvania",
  "US-SC": "Caroline du Sud, Carolina del Sur",
  "US-SD": "Dakota du Sud, Dakota del Sur",
  "US-TX": "Tejas",
  "US-VA": "Virginie",
  "US-WA": "Washington State, État de Washington",
  "US-WV": "Virginie-Occidentale, Virginia Occidental",
  "MX-CMX": "Ciudad de México, CDMX, Mexico DF, México D.F.",
};

const areaNames: readonly (readonly [names: string, regions: readonly RegionCode[]])[] = [
  [
    "Maritimes, the Maritimes, Maritime provinces, provinces maritimes",
    ["CA-NB", "CA-NS", "CA-PE"],
  ],
  [
    "Atlantic Canada, Atlantic provinces, East Coast, Canada atlantique, provinces atlantiques",
    ["CA-NB", "CA-NS", "CA-PE", "CA-NL"],
  ],
  ["Prairies, the Prairies, prairie provinces", ["CA-AB", "CA-SK", "CA-MB"]],
  [
    "Western Canada, West Coast Canada, Ouest canadien, Ouest du Canada",
    ["CA-BC", "CA-AB", "CA-SK", "CA-MB"],
  ],
  ["Northern Canada, the territories, territoires", ["CA-YT", "CA-NT", "CA-NU"]],
  ["Eastern Canada, Est du Canada", ["CA-ON", "CA-QC", "CA-NB", "CA-NS", "CA-PE", "CA-NL"]],
  ["New England, Nouvelle-Angleterre", ["US-CT", "US-ME", "US-MA", "US-NH", "US-RI", "US-VT"]],
];

const cityNames: Readonly<Record<string, string>> = {
  "New York": "NYC, New York City, Manhattan, Nueva York ciudad",
  "Los Angeles": "L.A., Los Ángeles",
  "Las Vegas": "Vegas",
  "Quebec City": "Ville de Québec, Québec ville, Quebec city, Ciudad de Quebec",
  "Greater Sudbury": "Sudbury, Grand Sudbury",
  "Mexico City": "Ciudad de México, CDMX, Mexico DF, México D.F., Mexico ciudad",
  "Niagara Falls": "Niagara",
  Toronto: "GTA, Greater Toronto Area, Greater Toronto, downtown Toronto",
  Vancouver: "Greater Vancouver, Lower Mainland, downtown Vancouver",
  Montreal: "Greater Montreal, Grand Montréal, Ville de Montréal, downtown Montreal",
  "Los Cabos": "Cabo, Cabo San Lucas, San José del Cabo",
  "Grand Falls-Windsor": "Grand Falls",
  "Happy Valley-Goose Bay": "Goose Bay, Happy Valley",
  "Mont-Tremblant": "Tremblant",
  "San Pedro Garza García": "San Pedro",
  "Playa del Carmen": "Playa",
};

/** Also words of English, French or Spanish: in lower case inside a sentence they are not places. */
const ambiguousAbbreviations: ReadonlySet<string> = new Set(
  "on in or me la de co hi ok oh pa ma mi id al ne mt ct ar va md ms mo nd il sd sc ca nt us ont que alta".split(
    " ",
  ),
);

/** Cities only with a capital letter or after a preposition. */
const ordinaryCityWords: ReadonlySet<string> = new Set(
  "mobile hope mission reading orange golden surprise normal enterprise independence bend nice eagle sandy commerce industry playa oasis".split(
    " ",
  ),
);

export interface KnownCity {
  name: string;
  region: RegionCode;
  /** A town without any is only the middle of a search. */
  listings: number;
}

export type Place =
  | { kind: "city"; city: string; regions: readonly RegionCode[]; isNear?: boolean }
  | { kind: "regions"; regions: readonly RegionCode[] }
  | { kind: "country"; country: CountryCode };

export interface PlaceIndex {
  find(key: string, isNear: boolean): Place | null;
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

/** A city takes precedence over a region of the same name: New York, Puebla. */
export function indexPlaces(cities: readonly KnownCity[]): PlaceIndex {
  const byKey = new Map<string, { city: string; regions: RegionCode[]; listings: number }>();
  const add = (key: string, { name: city, region, listings }: KnownCity) => {
    const known = byKey.get(key);
    if (!known) byKey.set(key, { city, regions: [region], listings });
    else if (listings === 0) return;
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
  for (const known of cities.toSorted((a, b) => b.listings - a.listings)) {
    const { name, listings } = known;
    add(placeKey(toWords(name)), known);
    for (const key of cityNames[name] ? keysOf(cityNames[name]) : []) add(key, known);
    if (listings > 0) learn(name);
  }
  return {
    words,
    find(key, isNear) {
      const found = byKey.get(key);
      if (!found || (found.listings === 0 && !isNear)) return wide.get(key) ?? null;
      const { city, regions: codes } = found;
      return { kind: "city", city, regions: codes, ...(isNear && { isNear }) };
    },
  };
}

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
  return index.find(placeKey(phrase.map(({ word }) => word)), isAfterNear(tokens, start));

  function isMeantAsPlace(): boolean {
    if (isAlone) return true;
    const isUpper = first.typed === first.typed.toUpperCase();
    const allUpper = tokens.every(({ typed }) => typed === typed.toUpperCase());
    if (isUpper && !allUpper) return true;
    // "near me" is not Maine.
    if (first.word === "me" && isAfterNear(tokens, start)) return false;
    if (first.word.length > 2 && region3(first.word)) return false;
    if (!ambiguousAbbreviations.has(first.word)) return true;
    // "bakery on", "toronto on", "cafe in on": nothing follows that it could connect.
    return end === tokens.length && !["la", "de", "us", "que"].includes(first.word);
  }
}

/** "near", "close to", "cerca de" */
const isAfterNear = (tokens: readonly Token[], start: number): boolean => {
  const [first, second] = [tokens[start - 2]?.word ?? "", tokens[start - 1]?.word ?? ""];
  return (
    nearWords.has(second) || (nearWords.has(first) && /^(?:to|de|du|des|the|by)$/.test(second))
  );
};

/** Mexican codes have three letters, and most are Spanish words: "sin", "son", "col". */
const region3 = (word: string): boolean => abbreviations.get(word)?.startsWith("MX") ?? false;
