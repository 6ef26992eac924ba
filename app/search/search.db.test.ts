import { eq, type SQL, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { listCardsByIds } from "#app/listings/card/listing-cards.queries.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { QueryCache } from "#app/platform/query-cache.ts";
import { countFacets, type Facets } from "./facets.server.ts";
import { emptySearch, type Search } from "./search.ts";
import { withPage } from "./filter-table.ts";
import { searchListings, toIndexSearch } from "./search.queries.server.ts";
import { forever, listingIndex } from "#app/listings/index/search.table.ts";
import { aListing, aSeller } from "#test/factories.ts";
import { backdateIndex } from "#test/backdate-index.ts";
import { eachDatabase } from "#test/with-database.ts";
import { anyListing, anySearch, openMarket } from "#test/search-market.ts";
import { expectedSearch } from "#test/search-oracle.ts";

const now = new Date();
const market = fc.sample(anyListing(now), { numRuns: 300, seed: 20_261 });
const pageSize = 25;

eachDatabase((world) => {
  const indexedAt = new Map<string, number>();
  const relevances = new Map<string, Map<string, number>>();
  /** The server tries them all. The embedded database, several times as slow, tries enough to tell that it answers alike. */
  const tries = (all: number) => (world().database.kind === "server" ? all : all / 4);
  beforeAll(async () => {
    const { db } = world();
    await openMarket(db, market, now);
    await backdateIndex(db);
    const rows = await db
      .select({ id: listingIndex.listingId, row: listingIndex.row })
      .from(listingIndex)
      .where(eq(listingIndex.ended, forever));
    for (const { id, row } of rows) indexedAt.set(id, row);
  });

  /** Up to five matches, above the default order of more results. */
  function expectStrip(strip: readonly string[], ids: readonly string[], search: Search): void {
    const paid = new Set(market.flatMap(({ row }) => (row.featured ? [row.id] : [])));
    const fits = search.sort === "default" && ids.length > 5 ? ids : [];
    const candidates = fits.filter((id) => paid.has(id));
    expect(new Set(strip).size).toBe(Math.min(5, candidates.length));
    expect(candidates).toEqual(expect.arrayContaining([...strip]));
  }

  /** How the database ranks texts, in the steps that the search distinguishes. */
  async function relevanceOf(words: string): Promise<Map<string, number>> {
    const known = relevances.get(words);
    if (known) return known;
    const wanted = words.split(" ").filter((word) => word && !word.startsWith("-"));
    const whole = wanted.map(
      (word) =>
        sql`(t.words && array[${word}, ${word.replace(/s$/, "")}, ${word.replace(/y$/, "ie").replace(/([^s])$/, "$1s")}]::text[])::int`,
    );
    const { rows } = await world().db.execute<{ id: string; rank: number }>(
      sql`select i.listing_id as id, ${sql.join([sql`0`, ...whole], sql` + `)} * 1000
          + (ts_rank('{0.05, 0.3, 0.9, 1}', t.document, websearch_to_tsquery('listing_text', ${words})) * 20)::int as rank
        from listing_index i join listing_texts t on t.row = i.text_row where i.ended = ${forever}`,
    );
    const ranks = new Map(rows.map(({ id, rank }) => [id, rank]));
    relevances.set(words, ranks);
    return ranks;
  }

  describe("a search", () => {
    it("returns the same pages, order and counts as filtering the listings in memory", async () => {
      let found = 0;
      await fc.assert(
        fc.asyncProperty(anySearch, async (search) => {
          const { db } = world();
          const order = { indexedAt, relevance: await relevanceOf(search.words) };
          const { ids, facets } = expectedSearch(market, search, now, order);
          const first = await searchListings(db, { ...search, pageSize }, { now });
          const { featured, asOf } = first;
          expectStrip(featured, ids, search);
          // Strip and pages contain each listing once.
          const listed = ids.filter((id) => !featured.includes(id));
          const pages = Math.max(1, Math.ceil(listed.length / pageSize));
          for (let page = 1; page <= pages; page++) {
            const input: Search = { ...search, pageSize, page, asOf };
            const result = page === 1 ? first : await searchListings(db, input, { now });
            expect(result).toMatchObject({ total: ids.length, featured, page, pages });
            expect(result.ids).toEqual(listed.slice((page - 1) * pageSize, page * pageSize));
            expectFacets(result.facets, facets);
          }
          found += ids.length;
        }),
        { numRuns: tries(80), seed: 7 },
      );
      // Random searches that match nothing would prove nothing.
      expect(found).toBeGreaterThan(tries(1000));
    }, 120_000);

    it.each(["default", "newest", "oldest", "price-asc", "price-desc"] as const)(
      "without filters returns all listings on pages of every size, %s first",
      async (sort) => {
        const search: Search = { ...emptySearch, sort };
        const order = { indexedAt, relevance: new Map() };
        const { ids, facets } = expectedSearch(market, search, now, order);
        expect(ids.length).toBeGreaterThan(100);
        for (const size of [25, 50, 100] as const) {
          const seen: string[] = [];
          let pages = 1;
          let featured: string[] = [];
          for (let page = 1; page <= pages; page++) {
            const input = { ...search, page, pageSize: size };
            const result = await searchListings(world().db, input, { now });
            ({ pages, featured } = result);
            expectFacets(result.facets, facets);
            seen.push(...result.ids);
          }
          expectStrip(featured, ids, search);
          expect(seen).toEqual(ids.filter((id) => !featured.includes(id)));
        }
      },
    );
  });

  describe("pages", () => {
    it("stay stable while listings are added, removed, repriced and featured", async () => {
      const { db } = world();
      const { id: ownerId } = await aSeller(db);
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
                  ownerId,
                  status: "active",
                  city,
                  title: n % 2 === 0 ? "Garden shop" : "Garden garden",
                  askingPrice: (n + 1) * 1000_00,
                }),
              ),
            );
            const typed = words || null;
            const search: Search = { ...emptySearch, city, sort, words, typed, pageSize: 25 };
            for (const { id } of made.slice(0, 8))
              await db.update(listings).set({ featured: true }).where(eq(listings.id, id));
            const seen: string[] = [];
            const started = new Date();
            const first = await searchListings(db, search, { now: started });
            expect(first.total).toBe(60);
            expect(first.featured).toHaveLength(sort === "default" ? 5 : 0);
            seen.push(...first.featured, ...first.ids);
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
        { numRuns: tries(8), seed: 3 },
      );
    }, 120_000);

    it("beyond the last show the last, and an outdated time shows current results", async () => {
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
          asOf: now.getTime() - 90_000_000,
        },
        { now },
      );
      expect(old.total).toBe(all.total);
    });
  });

  it.each<Partial<Search>>([
    {},
    { words: "bakery" },
    { categories: ["restaurants"] },
    { categories: ["restaurants"], subcategory: "cafes" },
    { regions: ["CA-ON"], city: "Toronto" },
    { business: ["price_reduced"] },
    { age: "month" },
    { categories: ["restaurants"], regions: ["CA-ON"], business: ["franchise"] },
  ])("counts %j in at most two passes over the index", async (change) => {
    const { db } = world();
    const wanted = await toIndexSearch(db, { ...emptySearch, ...change }, now);
    const execute = vi.spyOn(db, "execute");
    await countFacets(db, wanted);
    const statements = execute.mock.calls.map(([statement]) => statement as SQL);
    execute.mockRestore();
    let passes = 0;
    for (const statement of statements) {
      const { rows } = await db.execute(sql`explain (format json) ${statement}`);
      passes += JSON.stringify(rows).match(/Relation Name\W+listing_index\b/g)?.length ?? 0;
    }
    expect(passes).toBeGreaterThan(0);
    expect(passes).toBeLessThanOrEqual(2);
  });

  describe("cached counts", () => {
    it("equal fresh counts until they are invalidated", async () => {
      const { db } = world();
      const cache = new QueryCache(db);
      const started = { now: new Date(), cache };
      const first = await searchListings(db, emptySearch, started);
      await aListing(db, { status: "active", publishedAt: started.now });
      const kept = await searchListings(db, { ...emptySearch, sort: "newest" }, started);
      expect(kept).toMatchObject({ total: first.total, facets: first.facets, asOf: first.asOf });
      cache.tableChanged("listing_index");
      const anew = await searchListings(db, emptySearch, started);
      expect(anew.total).toBe(first.total + 1);
      cache.tableChanged("listing_index");
      const next = await searchListings(db, { ...emptySearch, page: 2, asOf: first.asOf }, started);
      expect(next.total).toBe(first.total);
    });
  });
});

function expectFacets(actual: Facets, expected: Facets): void {
  // Cities with equal counts are ordered by the index, which the listings do not show.
  const byName = ({ cities }: Facets) => cities.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  expect({ ...actual, cities: byName(actual) }).toEqual({ ...expected, cities: byName(expected) });
  const counts = actual.cities.map(({ count }) => count);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
}
