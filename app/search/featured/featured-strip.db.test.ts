import { beforeAll, describe, expect, test } from "vitest";
import { emptySearch, type Search } from "#app/search/search.ts";
import { listStrip } from "./featured-strip.queries.server.ts";
import { searchListings, toIndexSearch } from "#app/search/search.queries.server.ts";
import { aListing } from "#test/factories.ts";
import { backdateIndex } from "#test/backdate-index.ts";
import { withDatabase } from "#test/with-database.ts";

const minute = 60_000;
/** The start of a ten-minute slot, an hour ago. */
const start = Math.floor(Date.now() / (10 * minute)) * 10 * minute - 60 * minute;
const at = (minutes: number) => new Date(start + minutes * minute);

withDatabase((world) => {
  const paid: string[] = [];
  const search: Search = { ...emptySearch, city: "Strathroy" };
  const find = (input: Search, now = at(0)) => searchListings(world().db, input, { now });

  beforeAll(async () => {
    const { db } = world();
    const make = (change: Parameters<typeof aListing>[1]) =>
      aListing(db, {
        status: "active",
        city: "Strathroy",
        title: "Bakery",
        publishedAt: at(-100),
        expiresAt: at(60 * 24 * 365),
        ...change,
      });
    for (let index = 0; index < 12; index++)
      paid.push((await make({ featured: true, categories: ["retail"] })).id);
    for (let index = 0; index < 30; index++) await make({ categories: ["automotive"] });
    await make({ featured: true, city: "Elsewhere" });
    for (let index = 0; index < 5; index++)
      await make({ featured: index === 0, city: "Fewtown", categories: ["childcare"] });
    await backdateIndex(db);
  });

  test("shows five matches, the same for ten minutes, then others", async () => {
    const first = await find(search);
    expect(new Set(first.featured).size).toBe(5);
    expect(paid).toEqual(expect.arrayContaining(first.featured));
    expect((await find(search, at(9.9))).featured).toEqual(first.featured);
    expect((await find(search, at(10))).featured).not.toEqual(first.featured);
    // Words use another query, with the same result.
    expect((await find({ ...search, words: "bakery" })).featured).toEqual(first.featured);
    expect((await find({ ...emptySearch, words: "strathroy rareword" })).featured).toEqual([]);
    expect((await find({ ...search, categories: ["automotive"] })).featured).toEqual([]);
  });

  test("shows as many as configured, or none", async () => {
    const sized = (stripSize: number) =>
      searchListings(world().db, search, { now: at(0), stripSize });
    expect(new Set((await sized(8)).featured).size).toBe(8);
    const none = await sized(0);
    expect(none).toMatchObject({ featured: [], total: 42 });
    expect(none.ids).toHaveLength(25);
  });

  test("over time each has the same share of the strip and of each position", async () => {
    const slots = 720;
    const shown = new Map(paid.map((id) => [id, 0]));
    const first = new Map(shown);
    const wanted = await toIndexSearch(world().db, search, at(0));
    for (let slot = 0; slot < slots; slot++) {
      const featured = await listStrip(world().db, { ...wanted, moment: at(slot * 10) }, 5);
      for (const id of featured) shown.set(id, shown.get(id)! + 1);
      first.set(featured[0]!, first.get(featured[0]!)! + 1);
    }
    const share = (slots * 5) / paid.length;
    for (const count of shown.values()) expect(Math.abs(count - share)).toBeLessThan(share * 0.2);
    const leads = slots / paid.length;
    for (const count of first.values()) expect(Math.abs(count - leads)).toBeLessThan(leads * 0.5);
  }, 120_000);

  describe("each listing is shown once", () => {
    test("in the strip or on a page, with a correct total", async () => {
      const first = await find(search);
      expect(first).toMatchObject({ total: 42, pages: 2 });
      // The next page is opened after the strip has changed.
      const second = await find({ ...search, page: 2, asOf: first.asOf }, at(35));
      expect(second.featured).toEqual(first.featured);
      const seen = [...first.featured, ...first.ids, ...second.ids];
      expect(seen).toHaveLength(42);
      expect(new Set(seen).size).toBe(42);
    });

    test("in the list only, for other sort orders, the map, and few results", async () => {
      for (const input of [
        { ...search, sort: "newest" as const },
        { ...search, view: "map" as const },
        { ...search, city: "Fewtown" },
      ]) {
        const { featured, ids, total } = await find({ ...input, pageSize: 100 });
        expect(featured).toEqual([]);
        expect(new Set(ids).size).toBe(total);
      }
    });
  });
});
