import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  exchangeRates,
  listingCategories,
  listingPrices,
  listings,
} from "#app/listings/listings.table.ts";
import { emptySearch, type Search } from "./search.ts";
import { pruneSearchHistory } from "./prune-search-history.job.server.ts";
import { searchTerms as terms } from "#app/listings/index/index-encoding.ts";
import { searchListings } from "./search.queries.server.ts";
import { forever, searchTerms } from "#app/listings/index/search.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { migrateDatabase } from "#app/platform/db/migrate.ts";
import { createId } from "#app/platform/db/id.ts";
import { aListing } from "#test/factories.ts";
import { eachDatabase, withDatabase } from "#test/with-database.ts";
import { openEmpty } from "#test/empty-database.ts";
import { migrateBefore } from "#test/migrate-before.ts";

const day = 86_400_000;

/** Differences between the index and the listings, including word and city counts. */
async function findFaults(db: Db): Promise<{ kind: string; wrong: number }[]> {
  const { rows } = await db.execute<{ kind: string; wrong: number }>(sql`
    with now_so as (
      select i.listing_id, i.expires, i.listed, i.form, i.business, i.reduced_until, i.region, i.subcategory, i.featured, i.cell,
        c.key, i.price_min, i.price_max, i.revenue_min, i.revenue_max, i.cash_flow_min, i.cash_flow_max, t.digest
      from listing_index i join listing_texts t on t.row = i.text_row join search_cities c on c.number = i.city
      where i.ended = ${sql.raw(String(forever))}
    ), should_be as (
      select listing_id, expires, listed, form, business, reduced_until, region, subcategory, featured, cell,
        city_key, price_min, price_max, revenue_min, revenue_max, cash_flow_min, cash_flow_max, digest
      from listing_search_facts
    ), words as (
      select word, count(*)::int as listings
      from listing_index i join listing_texts t on t.row = i.text_row cross join unnest(t.words) as word
      where i.ended = ${sql.raw(String(forever))} and word ~ '^[[:alpha:]]{2,40}$' group by word
    )
    select 'missing' as kind, count(*)::int as wrong from (table should_be except table now_so) as x
    union all select 'too many', count(*)::int from (table now_so except table should_be) as x
    union all select 'words', count(*)::int from words full join search_words using (word) where words.listings is distinct from search_words.listings
    union all select 'cities', count(*)::int from search_cities c
      where c.listings <> (select count(*) from listing_index i where i.city = c.number and i.ended = ${sql.raw(String(forever))})`);
  return rows.filter(({ wrong }) => wrong > 0);
}

eachDatabase((world) => {
  const isFound = async (id: string, search: Partial<Search>, now = new Date()) =>
    (
      await searchListings(
        world().db,
        { ...emptySearch, pageSize: 100, sort: "newest", ...search },
        { now },
      )
    ).ids.includes(id);
  const change = (id: string, values: Partial<typeof listings.$inferInsert>) =>
    world().db.update(listings).set(values).where(eq(listings.id, id));

  describe("the index follows", () => {
    it("a listing from draft to end", async () => {
      const { db } = world();
      const { id } = await aListing(db, { status: "draft" });
      expect(await isFound(id, {})).toBe(false);
      const now = new Date();
      await change(id, {
        status: "active",
        publishedAt: now,
        expiresAt: new Date(now.getTime() + day),
        packageId: "rmb",
        packagePurchasedAt: now,
      });
      expect(await isFound(id, {})).toBe(true);
      // The term ends by the clock, before the status is updated.
      expect(await isFound(id, {}, new Date(now.getTime() + day + 2000))).toBe(false);
      await change(id, { status: "expired" });
      expect(await isFound(id, {})).toBe(false);
      await change(id, { status: "active", expiresAt: new Date(now.getTime() + 2 * day) });
      expect(await isFound(id, {})).toBe(true);
      await change(id, { status: "sold", soldAt: now });
      expect(await isFound(id, {})).toBe(false);
      expect(await findFaults(db)).toEqual([]);
    });

    it("price, place, words, categories and check boxes", async () => {
      const { db } = world();
      const { id } = await aListing(db, { status: "active", askingPrice: 250_000_00 });
      const upTo = (max: number) => ({ price: { min: null, max } });
      expect(await isFound(id, upTo(200_000))).toBe(false);
      await change(id, {
        askingPrice: 90_000_00,
        title: "Trout farm",
        city: "Gatineau",
        region: "CA-QC",
        quickSale: true,
      });
      expect(await isFound(id, upTo(200_000))).toBe(true);
      expect(await isFound(id, { business: ["low_cost"] })).toBe(true);
      expect(
        await isFound(id, {
          business: ["quick_sale"],
          city: "gatineau",
          regions: ["CA-QC"],
          words: "trout",
        }),
      ).toBe(true);
      expect(await isFound(id, { words: "bakery" })).toBe(false);
      await db
        .update(listingCategories)
        .set({ category: "childcare" })
        .where(eq(listingCategories.listingId, id));
      expect(await isFound(id, { categories: ["restaurants"] })).toBe(false);
      expect(await isFound(id, { categories: ["childcare"], words: "childcare" })).toBe(true);
      await db.insert(listingCategories).values({ listingId: id, position: 1, category: "retail" });
      expect(await isFound(id, { categories: ["retail"] })).toBe(true);
      await db.delete(listingCategories).where(eq(listingCategories.listingId, id));
      expect(await isFound(id, {})).toBe(false);
      expect(await findFaults(db)).toEqual([]);
    });

    it("a deletion, and a rollback", async () => {
      const { db } = world();
      const { id } = await aListing(db, { status: "active", title: "Ephemeral enterprise" });
      await db
        .transaction(async (tx) => {
          await tx.delete(listings).where(eq(listings.id, id));
          throw new Error("changed my mind");
        })
        .catch(() => {});
      expect(await isFound(id, { words: "ephemeral" })).toBe(true);
      await db.delete(listings).where(eq(listings.id, id));
      expect(await isFound(id, {})).toBe(false);
      expect(await findFaults(db)).toEqual([]);
    });

    it("new exchange rates", async () => {
      const { db } = world();
      const { id } = await aListing(db, {
        status: "active",
        currency: "MXN",
        askingPrice: 2_000_000_00,
      });
      const cheap: Partial<Search> = { business: ["low_cost"] };
      expect(await isFound(id, cheap)).toBe(false);
      const inPesos: Partial<Search> = {
        price: { min: 2_000_000, max: 2_000_000 },
        currency: "MXN",
      };
      expect(await isFound(id, inPesos)).toBe(true);
      await db.insert(exchangeRates).values({ currency: "MXN", asOf: "2027-01-01", perCad: 25 });
      expect(await isFound(id, cheap)).toBe(true);
      expect(await isFound(id, inPesos)).toBe(true);
      await db.delete(exchangeRates).where(eq(exchangeRates.asOf, "2027-01-01"));
      expect(await isFound(id, cheap)).toBe(false);
      expect(await findFaults(db)).toEqual([]);
    });

    it("concurrent changes of one listing", async () => {
      const { db } = world();
      const { id } = await aListing(db, { status: "active" });
      await Promise.all([
        change(id, { title: "Simultaneous title" }),
        db
          .update(listingCategories)
          .set({ category: "education" })
          .where(eq(listingCategories.listingId, id)),
        change(id, { featured: true }),
      ]);
      expect(await isFound(id, { words: "simultaneous", categories: ["education"] })).toBe(true);
      expect(await findFaults(db)).toEqual([]);
    });

    it("concurrent publications", async () => {
      const { db } = world();
      await Promise.all(
        Array.from({ length: 12 }, (_, n) =>
          aListing(db, { status: "active", title: `Zebra number ${n} apple` }),
        ),
      );
      expect(await findFaults(db)).toEqual([]);
    });
  });

  describe("a reduced price", () => {
    const reduced: Partial<Search> = { business: ["price_reduced"] };
    const ago = (days: number) => new Date(Date.now() - days * day);

    it("counts for 90 days after the higher one ended", async () => {
      const { db } = world();
      const { id } = await aListing(db, {
        status: "active",
        askingPrice: 90_000_00,
        createdAt: ago(200),
        publishedAt: ago(199),
      });
      expect(await isFound(id, reduced)).toBe(false);
      await db
        .update(listingPrices)
        .set({ amount: 100_000_00 })
        .where(eq(listingPrices.listingId, id));
      await db
        .insert(listingPrices)
        .values({ listingId: id, since: ago(80), amount: 90_000_00, currency: "CAD" });
      expect(await isFound(id, reduced)).toBe(true);
      expect(await isFound(id, reduced, new Date(Date.now() + 11 * day))).toBe(false);
      await change(id, { askingPrice: 120_000_00 });
      expect(await isFound(id, reduced)).toBe(false);
      await change(id, { askingPrice: 110_000_00 });
      expect(await isFound(id, reduced)).toBe(true);
      expect(await findFaults(db)).toEqual([]);
    });

    it("does not count prices of a draft", async () => {
      const { db } = world();
      const { id } = await aListing(db, {
        status: "draft",
        askingPrice: 100_000_00,
        createdAt: ago(20),
      });
      await change(id, { askingPrice: 80_000_00, updatedAt: ago(10) });
      const now = new Date();
      await change(id, {
        status: "active",
        publishedAt: now,
        expiresAt: new Date(now.getTime() + 30 * day),
        packageId: "rmb",
        packagePurchasedAt: now,
      });
      expect(await isFound(id, {})).toBe(true);
      expect(await isFound(id, reduced)).toBe(false);
    });
  });

  it("keeps ended rows for a day", async () => {
    const { db } = world();
    const { id } = await aListing(db, { status: "active" });
    await change(id, { title: "Another title" });
    const ended = async () =>
      (
        await db.execute<{ n: number }>(
          sql`select count(*)::int as n from listing_index where listing_id = ${id} and ended < ${sql.raw(String(forever))}`,
        )
      ).rows[0]!.n;
    await pruneSearchHistory(db);
    expect(await ended()).toBe(1);
    await db.execute(sql`update listing_index set ended = ended - ${26 * 3_600_000}
      where listing_id = ${id} and ended < ${sql.raw(String(forever))}`);
    await pruneSearchHistory(db);
    expect(await ended()).toBe(0);
    expect(await isFound(id, { words: "another" })).toBe(true);
    expect(await findFaults(db)).toEqual([]);
  });

  it("matches the numbers and names of the taxonomy", async () => {
    const rows = await world().db.select().from(searchTerms);
    const byCode = (a: { kind: string; code: string }, b: { kind: string; code: string }) =>
      `${a.kind} ${a.code}` < `${b.kind} ${b.code}` ? -1 : 1;
    expect(rows.toSorted(byCode)).toEqual([...terms].toSorted(byCode));
  });
});

// A migration is the same SQL on both, and takes ten seconds on the embedded one.
withDatabase((world) => {
  it("is filled by the migration for existing listings", async () => {
    const { database } = world();
    const fresh = await openEmpty(database.kind);
    try {
      await migrateBefore(fresh.database, "search-index");
      const { db } = fresh.database;
      const owner = createId();
      const listing = createId();
      await db.execute(sql`insert into users (id, name, email, first_name, last_name, user_type)
        values (${owner}, 'Robin Example', 'robin@example.com', 'Robin', 'Example', 'seller')`);
      await db.execute(sql`insert into listings (id, owner_id, status, title, description, city, region, country, currency,
          asking_price, published_at, expires_at, package_id, package_purchased_at)
        values (${listing}, ${owner}, 'active', 'Here before the index', 'Quiet.', 'Toronto', 'CA-ON', 'CA', 'CAD', 1000000,
          now(), now() + interval '1 year', 'premium', now())`);
      await db.execute(sql`insert into listing_categories (listing_id, position, category)
        values (${listing}, 0, 'retail'), (${listing}, 1, 'technology')`);
      await migrateDatabase(fresh.database);
      expect(await findFaults(db)).toEqual([]);
      const { total, facets } = await searchListings(
        db,
        { ...emptySearch, words: "index" },
        { now: new Date() },
      );
      expect([total, facets.categories.technology]).toEqual([1, 1]);
    } finally {
      await fresh.end();
    }
  }, 60_000);
});
