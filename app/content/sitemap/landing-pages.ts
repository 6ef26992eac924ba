import type { LandingGroup } from "#app/content/sitemap/sitemap.queries.server.ts";
import type { SitemapEntry } from "#app/content/sitemap/sitemap.ts";
import { emptySearch } from "#app/search/search.ts";
import { canonicalHref } from "#app/search/search-url.ts";

export function landingPages(groups: readonly LandingGroup[]): SitemapEntry[] {
  const pages = new Map<string, Date>();
  for (const { category, region, lastModified } of groups) {
    for (const search of [
      emptySearch,
      { ...emptySearch, categories: [category] },
      { ...emptySearch, regions: [region] },
      { ...emptySearch, categories: [category], regions: [region] },
    ]) {
      const path = canonicalHref(search);
      const known = pages.get(path);
      if (!known || known < lastModified) pages.set(path, lastModified);
    }
  }
  return [...pages]
    .map(([path, lastModified]) => ({ path, lastModified }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}
