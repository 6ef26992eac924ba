import type { LeaderItem } from "#app/ui/data/leader-list.tsx";
import type { ListingCardData } from "#app/listings/card/listing-card-data.ts";

export interface HomeData {
  figures: { value: string; label: string; /** The page that explains it. */ to?: string }[];
  /** Null if administrators set the number of featured listings to zero. */
  featured: ListingCardData[] | null;
  categories: LeaderItem[];
  recent: ListingCardData[];
}

/** The specification's URLs use the lower-case label, which the search knows as an alias. */
export function popularCategoryHref(label: string): string {
  return `/businesses?${new URLSearchParams({ category: label.toLowerCase() }).toString()}`;
}
