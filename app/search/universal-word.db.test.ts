import { expect, it } from "vitest";
import { emptySearch } from "./search.ts";
import { searchListings } from "./search.queries.server.ts";
import { parseWords } from "./parse-words.server.ts";
import { aListing } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

withDatabase((world) => {
  it("a word in every listing finds the same, in the same order, as no word", async () => {
    const { db } = world();
    for (const title of ["Bakery For Sale", "Old mill For Sale", "Sawmill For Sale"])
      await aListing(db, { status: "active", title });
    const find = async (words: string) => {
      const { ids, total } = await searchListings(
        db,
        { ...emptySearch, words, typed: words },
        { now: new Date() },
      );
      return { ids, total };
    };
    expect(await find("for sale")).toEqual(await find(""));
    expect((await parseWords(db, "sale", true)).query).toBeNull();
    // These do filter: without the word, by phrase, with another word.
    expect(await find("-sale")).toEqual({ ids: [], total: 0 });
    expect((await find('"sale bakery"')).total).toBe(0);
    expect((await find("mill sale")).total).toBe(1);
    await aListing(db, { status: "active", title: "Without the usual ending" });
    expect((await find("sale")).total).toBe(3);
  });
});
