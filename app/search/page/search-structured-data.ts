import type { SearchViewData } from "./make-search-view.ts";

/** What a search shows, in the words of schema.org. Public facts only. */
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
        // Results of a wider search are not those of this one.
        itemListElement: (total > 0 ? [...featured, ...results] : []).map(
          ({ id, title: name }, index) => ({
            "@type": "ListItem",
            position: firstPosition - featured.length + index,
            name,
            url: `${origin}/business/${id}`,
          }),
        ),
      },
    ],
  };
}
