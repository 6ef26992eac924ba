import {
  type CategorySlug,
  findCategory,
  findSubcategoryAnywhere,
} from "#app/listings/category.ts";
import { type Age, ageSpellings } from "./options.ts";
import { maxBound, type PageSize, pageSizes, type Sort } from "./search.ts";
import { countries, type CountryCode, findRegion, type RegionCode } from "#app/shared/places.ts";

// Parses what people, forms and old links put into a URL. Anything else is null.

/** Letters and digits only: `price_min`, `priceMin` and `price-min` are the same name. */
export const normalizeName = (text: string): string =>
  text
    .slice(0, 60)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");

export const parseLine = (text: string, length: number): string =>
  text
    .slice(0, length * 4)
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
    .slice(0, length)
    .toWellFormed()
    .trim();

export const parseCategory = (
  text: string,
): { category: CategorySlug; subcategory: string | null } | null => {
  const category = findCategory(text);
  if (category) return { category: category.slug, subcategory: null };
  const found = findSubcategoryAnywhere(text.trim().toLowerCase());
  return found && { category: found.category.slug, subcategory: found.subcategory.slug };
};

export const parseRegion = (text: string): RegionCode | null => findRegion(text)?.code ?? null;

const otherCountryNames: Readonly<Record<string, CountryCode>> = {
  usa: "US",
  unitedstatesofamerica: "US",
  america: "US",
  méxico: "MX",
};

export function parseCountry(text: string): CountryCode | null {
  const name = normalizeName(text);
  const found = countries.find(
    (country) => name === normalizeName(country.code) || name === normalizeName(country.slug),
  );
  return found?.code ?? own(otherCountryNames, name) ?? own(otherCountryNames, text.toLowerCase());
}

const factors: Readonly<Record<string, number>> = { "": 1, k: 1_000, m: 1_000_000 };

/** `250000`, `250,000`, `$250k` and `1.5m` alike. */
export function parseAmount(text: string): number | null {
  const match = /^(-?)[a-z]{0,3}\$?\s?(\d{1,15}(?:\.\d{1,6})?)\s?([km]?)$/i.exec(
    text.trim().slice(0, 40).replace(/[,_]/g, ""),
  );
  if (!match) return null;
  const amount = Math.round(Number(match[2]) * factors[match[3]!.toLowerCase()]!);
  if (amount > maxBound) return null;
  return match[1] && amount > 0 ? -amount : amount;
}

export const parseChoice = <const T extends string>(
  choices: readonly T[],
  text: string,
): T | null => choices.find((choice) => normalizeName(choice) === normalizeName(text)) ?? null;

const ageBySpelling: Readonly<Record<string, Age>> = Object.fromEntries(
  ageSpellings.map(([spelling, age]) => [normalizeName(spelling), age]),
);

export const parseAge = (text: string): Age | null => own(ageBySpelling, normalizeName(text));

const sortNames: Readonly<Record<string, Sort>> = {
  default: "default",
  relevance: "default",
  featured: "default",
  priceasc: "price-asc",
  pricelow: "price-asc",
  pricelowtohigh: "price-asc",
  lowtohigh: "price-asc",
  pricedesc: "price-desc",
  pricehigh: "price-desc",
  pricehightolow: "price-desc",
  hightolow: "price-desc",
  newest: "newest",
  newestfirst: "newest",
  oldest: "oldest",
  oldestfirst: "oldest",
  cashflow: "cash-flow",
  cashflowhightolow: "cash-flow",
  revenue: "revenue",
  revenuehightolow: "revenue",
  multiple: "multiple",
  multiplelowtohigh: "multiple",
};

export const parseSort = (text: string): Sort | null => own(sortNames, normalizeName(text));

export const parsePageSize = (text: string): PageSize | null =>
  pageSizes.find((size) => String(size) === text.trim()) ?? null;

export function parsePage(text: string): number | null {
  const page = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
  return page >= 1 ? page : null;
}

/** Milliseconds in base 36, which is short. */
export const parseTime = (text: string): number | null =>
  /^[0-9a-z]{7,9}$/.test(text) ? Number.parseInt(text, 36) : null;

/** `normalizeName` strips `__proto__`, but `constructor` remains. */
const own = <T>(table: Readonly<Record<string, T>>, name: string): T | null =>
  Object.hasOwn(table, name) ? table[name]! : null;
