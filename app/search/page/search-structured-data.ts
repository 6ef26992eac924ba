import { listingHref } from "#app/listings/listing-address.ts";
import type { SearchViewData } from "./load-search.server.ts";

/** Separate from `describeSearch`, which would bring the names of all trades and places into browsers. */
export function searchStructuredData(
  { heading, crumbs, total, firstPosition, featured, results }: SearchViewData,
  canonical: string,
) {
  const { origin } = new URL(canonical);
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "BreadcrumbList",
        itemListElement: crumbs.map(({ label, to }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: label,
          item: to === undefined ? canonical : origin + to,
        })),
      },
      {
        "@type": "ItemList",
        name: heading,
        numberOfItems: total,
        itemListElement: (total > 0 ? [...featured, ...results] : []).map((listing, index) => ({
          "@type": "ListItem",
          position: firstPosition - featured.length + index,
          name: listing.title,
          url: origin + listingHref(listing),
        })),
      },
    ],
  };
}
