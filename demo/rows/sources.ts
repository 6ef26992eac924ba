import { allBusinesses } from "#app/search/search-url.ts";
import { emptySearch, type Search } from "#app/search/search.ts";
import { titleOf } from "#app/search/page/search-title.ts";
import type { listingDailySources, listingDailyViews } from "#app/browsing/visits/visits.table.ts";
import { findRegion } from "#app/shared/places.ts";
import type { DemoBusiness } from "#demo/rows/listings.ts";
import type { People } from "#demo/rows/people.ts";
import type { Random } from "#demo/world/random.ts";

type SourceRow = typeof listingDailySources.$inferInsert;
type ViewRow = typeof listingDailyViews.$inferInsert;

const places: readonly (readonly [kind: "page" | "site", name: string, weight: number])[] = [
  ["page", "search", 46],
  ["page", "home", 10],
  ["page", "listing", 9],
  ["page", "saved", 5],
  ["page", "direct", 9],
  ["page", "email", 3],
  ["site", "Google", 11],
  ["site", "Facebook", 3],
  ["site", "LinkedIn", 2],
  ["site", "Bing", 2],
];

/** Every view of the demo accounts' listings has a source; the statistics of both add up. */
export function makeSources(
  random: Random,
  people: People,
  businesses: readonly DemoBusiness[],
  views: readonly ViewRow[],
): SourceRow[] {
  const own = new Map(
    businesses
      .filter(({ owner }) => owner === people.seller || owner === people.broker)
      .map((business) => [business.row.id, searchesFor(business)]),
  );
  return views.flatMap(({ listingId, day, views: count }) => {
    const searches = own.get(listingId);
    if (!searches) return [];
    const counts = new Map<string, SourceRow>();
    const add = (kind: SourceRow["kind"], name: string) => {
      const key = `${kind} ${name}`;
      const row = counts.get(key) ?? { listingId, day, kind, name, views: 0 };
      counts.set(key, { ...row, views: row.views + 1 });
    };
    for (let view = 0; view < count; view++) {
      const [kind, name] = pickPlace(random);
      add(kind, name);
      if (name === "search") add("search", random.pick(searches));
    }
    return [...counts.values()];
  });
}

function pickPlace(random: Random) {
  let left = random.next() * places.reduce((sum, [, , weight]) => sum + weight, 0);
  return places.find(([, , weight]) => (left -= weight) < 0) ?? places[0]!;
}

/** Named like on the search page, so that they read like searches of visitors. */
function searchesFor({ row, content }: DemoBusiness): string[] {
  const categories = [content.category];
  const region = findRegion(row.region)!;
  const price = {
    min: null,
    max: 100_000 * Math.ceil((row.askingPrice ?? 30_000_000) / 10_000_000),
  };
  const searches: Partial<Search>[] = [
    { categories },
    { categories, regions: [region.code] },
    { categories, regions: [region.code] },
    { regions: [region.code], city: row.city },
    { categories, country: region.country, price, currency: row.currency },
    ...(row.financingAvailable ? [{ categories, business: ["owner_financed"] as const }] : []),
  ];
  return searches.map((search) => titleOf({ ...emptySearch, ...search }, allBusinesses).title);
}
