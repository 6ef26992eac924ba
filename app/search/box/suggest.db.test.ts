import { beforeAll, describe, expect, test } from "vitest";
import { suggest } from "./suggest.server.ts";
import type { SuggestionData } from "./list-options.ts";
import { emptySearch, type Search } from "#app/search/search.ts";
import { parseSearch } from "#app/search/search-url.ts";
import { searchListings } from "#app/search/search.queries.server.ts";
import { aListing } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const base = "http://localhost:3000";

withDatabase((world) => {
  const now = new Date();
  const ask = (words: string, search: Partial<Search> = {}) =>
    suggest(world().db, { ...emptySearch, ...search, words }, now);
  const labels = (found: readonly SuggestionData[], group: SuggestionData["group"]) =>
    found.filter((one) => one.group === group).map(({ label }) => label);

  beforeAll(async () => {
    const { db } = world();
    type Change = Parameters<typeof aListing>[1];
    const make = (change: Change, copies = 1) =>
      Promise.all(
        Array.from({ length: copies }, () => aListing(db, { status: "active", ...change })),
      );
    const bakery: Change = { categories: ["food-beverage"], subcategory: "bakeries" };
    const toronto = { country: "CA", region: "CA-ON", city: "Toronto" } as const;
    await make({ ...toronto, ...bakery, title: "Sourdough Bakery" }, 3);
    await make({ ...toronto, categories: ["restaurants"], subcategory: "cafes", title: "Café" }, 2);
    await make({
      ...bakery,
      country: "CA",
      region: "CA-QC",
      city: "Montréal",
      propertyType: "lease",
    });
    await make({ country: "CA", region: "CA-NL", city: "St. John's", categories: ["retail"] });
    await make({ ...toronto, ...bakery, expiresAt: new Date(now.getTime() - 1000) });
    await make({ ...toronto, ...bakery, status: "draft", title: "Sourdough secret" });
    await make({
      ...toronto,
      categories: ["technology"],
      title: "Quiet software",
      businessName: "Sourcanary",
      description: "Sourdough is mentioned here.",
    });
  });

  test.each([
    ["bak", "trade", ["Bakeries"]],
    ["boulangerie", "trade", ["Bakeries"]],
    ["bakrey", "trade", ["Bakeries"]],
    ["resturant", "trade", ["Restaurants"]],
    ["tor", "place", ["Toronto, Ontario"]],
    ["torotno", "place", ["Toronto, Ontario"]],
    ["montre", "place", ["Montreal, Quebec"]],
    ["st johns", "place", ["St. John's, Newfoundland and Labrador"]],
    ["ontar", "place", ["Ontario"]],
    ["bak tor", "trade-in-place", ["Bakeries in Toronto, Ontario"]],
    ["toronto bakery", "trade-in-place", ["Bakeries in Toronto, Ontario"]],
    ["cafes in ont", "trade-in-place", ["Cafés and coffee shops in Ontario"]],
    ["sourd", "listing", ["Sourdough Bakery", "Sourdough Bakery", "Sourdough Bakery"]],
    ["sourdough bak", "listing", ["Sourdough Bakery", "Sourdough Bakery", "Sourdough Bakery"]],
    ["sourcanary", "listing", []],
    ["sourdough secret", "listing", []],
  ] as const)("%s: %s %j", async (typed, group, expected) => {
    const found = labels(await ask(typed), group);
    if (expected.length === 0) expect(found).toEqual([]);
    else expect(found).toEqual(expect.arrayContaining([...expected]));
  });

  test("a listing is a link to its page, with its place", async () => {
    const listing = (await ask("sourdough")).find(({ group }) => group === "listing")!;
    expect(listing).toMatchObject({ note: "Toronto, Ontario", count: null });
    expect(listing.to).toMatch(/^\/business\/[\w-]{36}\/[\w-]+$/);
  });

  describe("the count beside a suggestion is what the click finds", () => {
    const typed = ["bak", "re", "tor", "ont", "can", "bak tor", "cafe toronto", "resturant", "foo"];
    const filters: Partial<Search>[] = [
      {},
      { property: ["lease"] },
      { regions: ["CA-ON"] },
      { price: { min: 1, max: 900_000 }, currency: "USD", sort: "newest" },
    ];
    test.each(filters)("with %o", async (chosen) => {
      let counted = 0;
      for (const words of typed)
        for (const { label, count, to } of await ask(words, chosen)) {
          if (count === null) continue;
          const search = parseSearch(new URL(to, base));
          const { total } = await searchListings(world().db, search, { now });
          expect([label, count.number]).toEqual([label, String(total)]);
          expect(total).toBeGreaterThan(0);
          counted++;
        }
      expect(counted).toBeGreaterThan(1);
    });
  });

  test.each(["", " ", "w", "%", "_", "\\", "(", "'", "日", "a & b:*", "x".repeat(300)])(
    "takes %j",
    async (typed) => {
      expect(Array.isArray(await ask(typed))).toBe(true);
    },
  );
});
