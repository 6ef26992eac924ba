import type { LeaderItem } from "#app/ui/leader-list.tsx";
import type { ListingCardData } from "#app/listings/card/listing-card-data.ts";

/** All that the home page shows; its loader fills it. */
export interface HomeData {
  /** The four figures under the search, in reading order: active listings first. */
  figures: { value: string; label: string }[];
  /** At most six. */
  featured: ListingCardData[];
  categories: LeaderItem[];
  recent: ListingCardData[];
}

/** The specification's addresses take the lowercase name; search knows them as aliases. */
export function popularCategoryHref(label: string): string {
  return `/businesses?${new URLSearchParams({ category: label.toLowerCase() }).toString()}`;
}
