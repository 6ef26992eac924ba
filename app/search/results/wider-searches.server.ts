import { findTradePhrases } from "#app/search/query/trades.ts";
import { findsTheSame } from "#app/search/query/read-query.ts";
import {
  anyAmount,
  type Bounds,
  hasBounds,
  isExactSearch,
  normalizeSearch,
  type Search,
} from "#app/search/search.ts";
import { addChoice, type Choice, listChoices, removeChoice } from "#app/search/filter-table.ts";
import { perAmount, perOptionGroup } from "#app/search/options.ts";
import { findRegion } from "#app/shared/places.ts";
import { toKm } from "#app/search/radius.ts";
import { countFound } from "#app/search/search.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";

type Step = (search: Search) => Search;

const widen = ({ min, max }: Bounds): Bounds => ({
  min: min === null ? null : Math.round(min / 1.5),
  max: max === null ? null : Math.round(max * 1.5),
});

/** The surroundings of a town before its whole province. */
const withSurroundings: Step = (search) => {
  const isWide = search.radius !== null && toKm(search.radius) >= 100;
  return search.city === null || isWide ? search : { ...search, radius: "100km" };
};
const withoutCity: Step = (search) => ({ ...search, city: null });
const withWiderPrice: Step = (search) => ({ ...search, price: widen(search.price) });
const withoutAmounts: Step = (search) =>
  hasBounds(search) ? { ...search, ...perAmount(() => anyAmount) } : search;
const withoutOptions: Step = (search) => ({
  ...search,
  ...perOptionGroup(() => []),
  age: "anytime",
});
const inCountry: Step = (search) => {
  const codes = new Set(search.regions.map((code) => findRegion(code)!.country));
  const [country, ...others] = codes;
  if (!country || others.length > 0) return search;
  return { ...search, country, regions: [], city: null };
};
const withoutPlace: Step = (search) => ({
  ...search,
  country: null,
  regions: [],
  city: null,
  area: null,
});
const asCategory: Step = (search) => ({ ...search, subcategory: null });

/** "sushi" becomes an Asian restaurant; other words are dropped. */
const asSubcategory: Step = (search) => {
  const { trades } = findTradePhrases(search.words);
  const [slug, ...others] = new Set(trades.flatMap(({ trade }) => trade.subcategories));
  if (slug === undefined) return search;
  return others.length === 0
    ? { ...search, words: "", typed: null, categories: [], subcategory: slug }
    : { ...search, words: trades.map(({ typed }) => typed).join(" "), typed: null };
};
const withWords = (search: Search, words: string): Search => ({ ...search, words, typed: null });
const withoutWords: Step = (search) => withWords(search, "");
const asRead: Step = (search) => (isExactSearch(search) ? { ...search, typed: null } : search);

const splitWords = (words: string): string[] => words.split(/\s+/).filter(Boolean);
/** With more words or filters than this, starting over is better. */
const maxWords = 4;
const maxChoices = 8;

function withoutEachWord(search: Search): Search[] {
  const words = splitWords(search.words);
  if (words.length < 2 || words.length > maxWords) return [];
  return words.map((_, index) => withWords(search, words.toSpliced(index, 1).join(" ")));
}

const steps: readonly Step[] = [
  asRead,
  withSurroundings,
  withoutCity,
  withWiderPrice,
  asSubcategory,
  withoutOptions,
  withoutAmounts,
  inCountry,
  withoutPlace,
  withoutWords,
  asCategory,
];

/** Wider searches for one without results, in the order they are tried: single changes, then several together. */
export function listWiderSearches(search: Search): Search[] {
  const combined: Search[] = [];
  for (const step of steps) combined.push(step(combined.at(-1) ?? search));
  const found: Search[] = [];
  for (const wider of [
    ...steps.slice(0, 5).map((step) => step(search)),
    ...withoutEachWord(search),
    ...steps.slice(5).map((step) => step(search)),
    ...combined,
  ]) {
    const normalized = normalizeSearch({ ...wider, page: 1, asOf: null });
    const isNew = [search, ...found].every((other) => !findsTheSame(other, normalized));
    if (isNew || isExactSearch(search) !== isExactSearch(normalized)) found.push(normalized);
  }
  return found.slice(0, 20);
}

export interface WiderSearch {
  choice: Choice;
  search: Search;
}

function listWithoutEach(search: Search): WiderSearch[] {
  const words = search.words.includes('"') ? [] : splitWords(search.words);
  return [
    ...listChoices(search)
      .slice(0, maxChoices)
      .map((choice) => ({ choice, search: removeChoice(search, choice) })),
    ...(words.length > 1 && words.length <= maxWords ? words : []).map((value, index) => ({
      choice: { group: "words" as const, value },
      search: addChoice(search, { group: "words", value: words.toSpliced(index, 1).join(" ") }),
    })),
  ];
}

export interface Counted {
  search: Search;
  count: number;
}

export async function findWider(db: Db, search: Search, now: Date): Promise<Counted | null> {
  for (const wider of listWiderSearches(search)) {
    const [count = 0] = await countFound(db, [wider], now);
    if (count > 0) return { search: wider, count };
  }
  return null;
}

/** The filters and words whose removal alone gives results, most results first. */
export async function countWithoutEach(
  db: Db,
  search: Search,
  now: Date,
): Promise<(WiderSearch & Counted)[]> {
  const wider = listWithoutEach(search);
  const counts = await countFound(
    db,
    wider.map((one) => one.search),
    now,
  );
  return wider
    .map(({ choice, search: without }, index) => ({
      choice,
      search: without,
      count: counts[index]!,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}
