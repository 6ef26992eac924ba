import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { categorySlugs } from "#app/listings/category.ts";
import { listCardsByIds } from "#app/listings/card/listing-cards.queries.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { QueryCache } from "#app/platform/query-cache.ts";
import type { Facets } from "#app/listings/search/facets.ts";
import { optionsOf } from "#app/listings/search/options.ts";
import { ages, emptySearch, type Search } from "#app/listings/search/search.ts";
import { type Choice, chooseAlone, withPage } from "#app/listings/search/search-choices.ts";
import { searchListings } from "#app/listings/search/search.queries.server.ts";
import { countryCodes, regions } from "#app/shared/places.ts";
import { aListing } from "#demo/factories.ts";
import { eachDatabase } from "#test/each-database.ts";
import {
  anyListing,
  anySearch,
  ends,
  isFound,
  type MarketListing,
  openMarket,
} from "#test/search-market.ts";

const now = new Date();
const market = fc.sample(anyListing(now), { numRuns: 300, seed: 20_261 });
const runs = { numRuns: 60, seed: 7 };

/** The expected count of every option; cities and subcategories are those that are shown. */
function expectedFacets(search: Search, shown: Facets): Facets {
  const count = (choice: Choice) => {
    const chosen = chooseAlone(search, choice);
    return market.filter((listing) => isFound(listing, chosen, now)).length;
  };
  const record = <T extends string>(values: readonly T[], toChoice: (value: T) => Choice) =>
    Object.fromEntries(values.map((value) => [value, count(toChoice(value))])) as Record<T, number>;
  const somewhere = regions.filter(({ country }) => !search.country || search.country === country);
  return {
    categories: record(categorySlugs, (value) => ({ group: "category", value })),
    subcategories: record(Object.keys(shown.subcategories), (value) => ({
      group: "subcategory",
      value,
    })),
    countries: record(countryCodes, (value) => ({ group: "country", value })),
    regions: Object.fromEntries(
      Object.entries(
        record(
          somewhere.map(({ code }) => code),
          (value) => ({ group: "region", value }),
        ),
      ).filter(([, found]) => found > 0),
    ),
    cities: shown.cities.map((city) => ({
      ...city,
      count: market.filter(
        (listing) =>
          listing.row.region === city.region &&
          isFound(listing, { ...search, city: city.name }, now),
      ).length,
    })),
    property: record(optionsOf("property"), (value) => ({ group: "property", value })),
    business: record(optionsOf("business"), (value) => ({ group: "business", value })),
    management: record(optionsOf("management"), (value) => ({ group: "management", value })),
    age: record(ages, (value) => ({ group: "age", value })),
  };
}

eachDatabase((world) => {
  beforeAll(() => openMarket(world().db, market));

  describe("a search", () => {
    it("finds what a plain reading finds, and each choice shows as many as are counted beside it", async () => {
      await fc.assert(
        fc.asyncProperty(anySearch, async (search) => {
          const { db } = world();
          const found = market.filter((listing) => isFound(listing, search, now));
          const result = await searchListings(db, { ...search, pageSize: 100 }, { now });
          expect(result.total).toBe(found.length);
          expect(result.ids.toSorted()).toEqual(
            (found.length > 100 ? result.ids : found.map(({ row }) => row.id)).toSorted(),
          );
          expect(result.facets).toEqual(expectedFacets(search, result.facets));
        }),
        runs,
      );
    }, 60_000);

    it("shows every listing once on its pages, in the order asked for", async () => {
      await fc.assert(
        fc.asyncProperty(anySearch, async (search) => {
          const found = market.filter((listing) => isFound(listing, search, now));
          const ids: string[] = [];
          let next: Search = { ...search, page: 1 };
          for (let page = 1, pages = 1; page <= pages; page++) {
            const result = await searchListings(world().db, next, { now });
            ({ pages } = result);
            ids.push(...result.ids);
            next = withPage(search, page + 1, result.asOf);
          }
          expect(ids.toSorted()).toEqual(found.map(({ row }) => row.id).toSorted());
          if (search.words && search.sort === "default") return;
          const keys = ids.map((id) =>
            sortKey(
              market.find(({ row }) => row.id === id)!,
              search,
            ),
          );
          expect(keys).toEqual(keys.toSorted((a, b) => a - b));
        }),
        { ...runs, numRuns: 30 },
      );
    }, 60_000);
  });

  describe("pages", () => {
    it("stay still while listings come, go, change their price and are featured", async () => {
      const { db } = world();
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom("default", "newest", "oldest", "price-asc", "price-desc"),
          fc.constantFrom("", "garden"),
          fc.array(
            fc.tuple(
              fc.nat(),
              fc.constantFrom("price", "feature", "expire", "delete", "title", "category", "add"),
            ),
            {
              minLength: 12,
              maxLength: 12,
            },
          ),
          async (sort, words, changes) => {
            const marked = `Stillness ${Math.random().toString(36).slice(2).replace(/\d/g, "x")}`;
            const city = marked;
            const made = await Promise.all(
              Array.from({ length: 60 }, (_, n) =>
                aListing(db, {
                  status: "active",
                  city,
                  title: n % 2 === 0 ? "Garden shop" : "Garden garden",
                  askingPrice: (n + 1) * 1000_00,
                }),
              ),
            );
            const search: Search = { ...emptySearch, city, sort, words, pageSize: 25 };
            const seen: string[] = [];
            const started = new Date();
            const first = await searchListings(db, search, { now: started });
            expect(first.total).toBe(60);
            seen.push(...first.ids);
            for (const page of [2, 3]) {
              for (const [pick, change] of changes.splice(0, 6)) {
                const { id } = made[pick % made.length]!;
                const where = eq(listings.id, id);
                if (change === "add")
                  await aListing(db, { status: "active", city, title: "Garden new" });
                else if (change === "delete") await db.delete(listings).where(where);
                else if (change === "category")
                  await db.execute(
                    sql`update listing_categories set category = 'retail' where listing_id = ${id}`,
                  );
                else
                  await db
                    .update(listings)
                    .set(
                      {
                        price: { askingPrice: pick * 100 + 100 },
                        feature: { featured: true },
                        expire: { status: "expired" as const },
                        title: { title: "Something else entirely" },
                      }[change],
                    )
                    .where(where);
              }
              const later = await searchListings(db, withPage(search, page, first.asOf), {
                now: new Date(),
              });
              expect(later.total).toBe(60);
              expect(later.facets).toEqual(first.facets);
              seen.push(...later.ids);
            }
            expect(new Set(seen).size).toBe(60);
            expect(seen.toSorted()).toEqual(made.map(({ id }) => id).toSorted());
            // A new search sees the current listings.
            const today = await searchListings(db, search, { now: new Date() });
            const { rows } = await db.execute<{ id: string }>(
              sql`select id from listings where city = ${city} and status = 'active' and (${words} = '' or title ilike '%garden%')`,
            );
            expect(today.total).toBe(rows.length);
            const cards = await listCardsByIds(db, seen, new Date());
            expect(cards.every(({ id }) => rows.some((row) => row.id === id) || words !== "")).toBe(
              true,
            );
          },
        ),
        { numRuns: 8, seed: 3 },
      );
    }, 120_000);

    it("beyond the last show the last, and a forgotten state is today's", async () => {
      const { db } = world();
      const all = await searchListings(db, { ...emptySearch, words: "boutique" }, { now });
      const beyond = await searchListings(
        db,
        { ...emptySearch, words: "boutique", page: 9999 },
        { now },
      );
      expect(beyond.page).toBe(all.pages);
      expect(beyond.ids.length).toBeGreaterThan(0);
      const old = await searchListings(
        db,
        {
          ...emptySearch,
          words: "boutique",
          page: 2,
          asOf: `${(now.getTime() - 90_000_000).toString(36)}-0`,
        },
        { now },
      );
      expect(old.total).toBe(all.total);
    });
  });

  describe("counts that are kept", () => {
    it("are those that would be counted, until they are forgotten", async () => {
      const { db } = world();
      const queryCache = new QueryCache(db);
      const first = await searchListings(db, emptySearch, { now, queryCache });
      await aListing(db, { status: "active", publishedAt: now });
      const kept = await searchListings(
        db,
        { ...emptySearch, sort: "newest" },
        { now, queryCache },
      );
      expect(kept).toMatchObject({ total: first.total, facets: first.facets, asOf: first.asOf });
      queryCache.tableChanged("listing_index");
      const anew = await searchListings(db, emptySearch, { now, queryCache });
      expect(anew.total).toBe(first.total + 1);
      queryCache.tableChanged("listing_index");
      const next = await searchListings(
        db,
        { ...emptySearch, page: 2, asOf: first.asOf },
        { now, queryCache },
      );
      expect(next.total).toBe(first.total);
    });
  });
});

/** Ascending in the order of the search. */
function sortKey({ row }: MarketListing, { sort }: Search): number {
  const price = ends(row, "askingPrice");
  const listed = Math.floor(row.publishedAt!.getTime() / 1000);
  switch (sort) {
    case "price-asc":
      return price?.[0] ?? Number.MAX_SAFE_INTEGER;
    case "price-desc":
      return price ? -Math.min(price[1], 2_147_483_646) : Number.MAX_SAFE_INTEGER;
    case "oldest":
      return listed;
    case "newest":
      return -listed;
    default:
      return (row.featured ? -1e10 : 0) - listed;
  }
}
