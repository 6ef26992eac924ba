import { categories, type CategorySlug, categorySlugs } from "#app/listings/category.ts";
import {
  type BusinessChoice,
  businessChoices,
  type ManagementChoice,
  managementChoices,
  type PropertyChoice,
  propertyChoices,
} from "#app/listings/search/search.ts";
import { otherRegionNames, type RegionCode, regions } from "#app/shared/places.ts";

// The index holds numbers where people read words. They follow from the order of the lists; the database has them in
// `search_terms`, and a test holds the two together. A new category at the end takes a free number; another order needs
// a migration that writes the terms anew and indexes all listings again.

// `form` holds property in bits 0 to 2, management in 3 to 5, categories from 6 on; `business` holds the business types.
export const propertyMask = (choices: readonly PropertyChoice[]): number =>
  maskOf(propertyChoices, choices);
export const managementMask = (choices: readonly ManagementChoice[]): number =>
  maskOf(managementChoices, choices) << 3;
export const categoryMask = (slugs: readonly CategorySlug[]): number =>
  maskOf(categorySlugs, slugs) << 6;
export const businessMask = (choices: readonly BusinessChoice[]): number =>
  maskOf(businessChoices, choices);

const maskOf = <T>(all: readonly T[], chosen: readonly T[]): number =>
  chosen.reduce((mask, choice) => mask | (1 << all.indexOf(choice)), 0);

/** From one on: zero is "none". */
const subcategorySlugs = categories.flatMap(({ subcategories }) =>
  subcategories.map(({ slug }) => slug),
);
export const subcategoryNumber = (slug: string): number => subcategorySlugs.indexOf(slug) + 1;
export const subcategoryOf = (number: number): string | null =>
  subcategorySlugs[number - 1] ?? null;

const regionNumbers = new Map(regions.map(({ code }, index) => [code, index + 1] as const));
export const regionNumber = (code: RegionCode): number => regionNumbers.get(code) ?? 0;
export const regionOf = (number: number): RegionCode => regions[number - 1]!.code;

export interface SearchTerm {
  kind: "category" | "subcategory" | "region";
  code: string;
  number: number;
  words: string;
}

const countryWords = {
  CA: "Canada",
  US: "United States USA America",
  MX: "Mexico México",
} as const;

/** What the database is told of the taxonomy: a listing is found by the names of its trade and of its place. */
export const searchTerms: readonly SearchTerm[] = [
  ...categories.map(({ slug, name }, number) => ({
    kind: "category" as const,
    code: slug,
    number,
    words: name,
  })),
  ...categories.flatMap(({ subcategories }) =>
    subcategories.map(({ slug, name }) => ({
      kind: "subcategory" as const,
      code: slug,
      number: subcategoryNumber(slug),
      words: name,
    })),
  ),
  ...regions.map(({ code, name, country }) => ({
    kind: "region" as const,
    code,
    number: regionNumber(code),
    words: [name, ...(otherRegionNames[code] ?? []), code.slice(3), countryWords[country]].join(
      " ",
    ),
  })),
];

const epoch = Date.UTC(2020, 0, 1) / 1000;

/** The index counts seconds since 2020, which fit into a narrow column until 2088. */
export const toSecond = (moment: Date): number => Math.floor(moment.getTime() / 1000) - epoch;
