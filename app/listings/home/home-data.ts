import type { ListingCardData } from "../listing-card-data.ts";

/** All that the home page shows; its loader fills it. */
export interface HomeData {
  /** The four figures under the search, in reading order: active listings first. */
  figures: { value: string; label: string }[];
  /** At most six. */
  featured: ListingCardData[];
  categories: { name: string; to: string; count: number }[];
  recent: ListingCardData[];
  /** ISO 8601: ages are counted from it on both sides. */
  now: string;
}

/** The eight that the specification names. Each address takes the lowercase name. */
export const popularCategories = [
  "Restaurants",
  "Retail",
  "Services",
  "Manufacturing",
  "Technology",
  "Healthcare",
  "Franchises",
  "Online Business",
] as const;

export function popularCategoryHref(name: string): string {
  return `/businesses?${new URLSearchParams({ category: name.toLowerCase() }).toString()}`;
}
