import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { emptySearch } from "./search.ts";
import { searchListings } from "./search.queries.server.ts";
import { parseWords } from "./parse-words.server.ts";
import { aListing } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

withDatabase((world) => {
  it("a word in nearly every listing gives the same results without the word index", async () => {
    const { db } = world();
    await aListing(db, { status: "active", title: "Zinnia farm" });
    await aListing(db, { status: "active", title: "Tulip farm" });
    await aListing(db, { status: "active", title: "Harbour bakery" });
    // Copies in the index only, more than are ranked: as many real listings would take a minute.
    await db.execute(sql`
      insert into listing_index (since, expires, listed, form, business, reduced_until, region, subcategory, featured, cell, city,
        text_row, price_min, price_max, revenue_min, revenue_max, cash_flow_min, cash_flow_max, multiple, listing_id)
      select since, expires, listed - copy, form, business, reduced_until, region, subcategory, featured, cell, city,
        text_row, price_min, price_max, revenue_min, revenue_max, cash_flow_min, cash_flow_max, multiple, gen_random_uuid()
      from listing_index, generate_series(1, 1200) as copy`);
    await db.execute(
      sql`update search_words set listings = listings * 1201 where word in ('farm', 'zinnia')`,
    );
    await db.execute(sql`update search_cities set listings = listings * 1201`);
    const page = async (number: number) => {
      const search = { ...emptySearch, words: "farm", typed: "farm", page: number };
      return (await searchListings(db, search, { now: new Date() })).ids;
    };
    const pages = [1, 2, 40];
    expect((await parseWords(db, "farm", true)).isWidespread).toBe(false);
    const byWords = await Promise.all(pages.map(page));
    await db.execute(sql`analyze listing_index`);
    expect((await parseWords(db, "farm", true)).isWidespread).toBe(true);
    expect((await parseWords(db, "farm zinnia", true)).isWidespread).toBe(false);
    expect(await Promise.all(pages.map(page))).toEqual(byWords);
    expect(new Set(byWords.flat()).size).toBe(75);
  });
});
