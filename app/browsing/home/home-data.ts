import type { LeaderItem } from "#app/ui/data/leader-list.tsx";
import type { ListingCardData } from "#app/listings/card/listing-card-data.ts";

/** Loader data of the home page. */
export interface HomeData {
  /** The figures below the search: up to four, active listings first. */
  figures: { value: string; label: string; /** The page that explains it. */ to?: string }[];
  /** Null where administrators have set the number of featured listings to zero. */
  featured: ListingCardData[] | null;
  categories: LeaderItem[];
  recent: ListingCardData[];
}

/** The URLs of the specification use the lower-case label; the search knows them as aliases. */
export function popularCategoryHref(label: string): string {
  return `/businesses?${new URLSearchParams({ category: label.toLowerCase() }).toString()}`;
}
