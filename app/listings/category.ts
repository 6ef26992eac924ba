// A listing has one main category, optionally narrowed by a subcategory, plus up to two more categories. People name categories
// in many ways, so a category is also found by its aliases.

import categoryData from "./categories.json" with { type: "json" };
import { foldAccents } from "#app/shared/fold-accents.ts";

export type CategorySlug = keyof typeof categoryData;

export interface Subcategory {
  readonly slug: string;
  readonly name: string;
}

export interface Category {
  readonly slug: CategorySlug;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly subcategories: readonly Subcategory[];
}

export const categorySlugs = Object.keys(categoryData) as readonly CategorySlug[];

export const categories: readonly Category[] = categorySlugs.map((slug) => {
  const { name, aliases, subcategories } = categoryData[slug];
  return {
    slug,
    name,
    aliases,
    subcategories: Object.entries(subcategories).map(([slug, name]) => ({ slug, name })),
  };
});

// The eight labels of the home page in the specification; "Services" is its name for business services.
export const popularCategories: readonly { label: string; slug: CategorySlug }[] = [
  { label: "Restaurants", slug: "restaurants" },
  { label: "Retail", slug: "retail" },
  { label: "Services", slug: "business-services" },
  { label: "Manufacturing", slug: "manufacturing" },
  { label: "Technology", slug: "technology" },
  { label: "Healthcare", slug: "healthcare" },
  { label: "Franchises", slug: "franchises" },
  { label: "Online Business", slug: "online-business" },
];

function toKey(text: string): string {
  return foldAccents(text.slice(0, 100))
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replace(/ and /g, " ");
}

const categoryByKey = new Map<string, Category>();
for (const category of categories) {
  for (const word of [category.slug, category.name, ...category.aliases]) {
    categoryByKey.set(toKey(word), category);
  }
}

export function findCategory(text: string): Category | null {
  return categoryByKey.get(toKey(text)) ?? null;
}

export const categoryName = (slug: CategorySlug): string => findCategory(slug)!.name;

export function findSubcategory(category: Category, slug: string): Subcategory | null {
  return category.subcategories.find((subcategory) => subcategory.slug === slug) ?? null;
}

const subcategoryBySlug = new Map(
  categories.flatMap((category) =>
    category.subcategories.map(
      (subcategory) => [subcategory.slug, { category, subcategory }] as const,
    ),
  ),
);

/** Subcategory slugs are unique across categories, so that a URL can contain one without its category. */
export function findSubcategoryAnywhere(
  slug: string,
): { category: Category; subcategory: Subcategory } | null {
  return subcategoryBySlug.get(slug) ?? null;
}
