import { categories, type CategorySlug, categorySlugs } from "#app/listings/category.ts";
import { otherRegionNames, type RegionCode, regions } from "#app/shared/places.ts";

// How the index encodes filter values as numbers, derived from the order of the lists. The database has the same numbers in
// `search_terms`; a test compares the two. A new category at the end takes the next number; any other order needs a migration
// that rewrites the terms and reindexes all listings.

/** In `form`, above the bits of the options. */
export const categoryShift = 6;
export const categoryMask = (slugs: readonly CategorySlug[]): number =>
  slugs.reduce((mask, slug) => mask | (1 << (categorySlugs.indexOf(slug) + categoryShift)), 0);

/** Starting at 1: 0 is "none". */
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

/** The taxonomy for the database: a listing is also found by the names of its categories and its place. */
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

/** The index counts seconds since 2020, which fit into an integer until 2088. */
export const toIndexTime = (moment: Date): number => Math.floor(moment.getTime() / 1000) - epoch;
