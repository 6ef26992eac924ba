import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { listings } from "#app/listings/listings.table.ts";
import { emptySearch } from "./search.ts";
import { searchListings } from "./search.queries.server.ts";
import { aListing, aPhoto } from "#test/factories.ts";
import { eachDatabase } from "#test/with-database.ts";

eachDatabase((world) => {
  /** As written, unless trades may be recognized. */
  const find = async (words: string, typed: string | null = words) => {
    const { ids, corrections, total } = await searchListings(
      world().db,
      { ...emptySearch, words, typed },
      { now: new Date() },
    );
    const titles = await Promise.all(
      ids.map(
        async (id) =>
          (await world().db.select().from(listings).where(eq(listings.id, id)))[0]!.title,
      ),
    );
    return { titles, corrections, total };
  };

  beforeAll(async () => {
    const { db } = world();
    const active = { status: "active" as const };
    await aListing(db, {
      ...active,
      title: "Café with a terrace",
      city: "Montréal",
      region: "CA-QC",
      description: "Beside a laundromat.",
    });
    await aListing(db, {
      ...active,
      title: "Coin laundromat",
      city: "Halifax",
      region: "CA-NS",
      categories: ["real-estate"],
      subcategory: "laundromats",
      description: "Twenty machines, all serviced.",
    });
    await aListing(db, {
      ...active,
      title: "Welding workshops",
      city: "Hamilton",
      categories: ["manufacturing"],
      subcategory: "metal-fabrication",
      description: "Structural steel.",
    });
    await aListing(db, {
      ...active,
      title: "Staffing agency",
      city: "Ottawa",
      categories: ["business-services"],
      description: "Contracts with hospitals.",
    });
  });

  describe("words", () => {
    it.each([
      ["workshop", ["Welding workshops"], "one for many"],
      ["workshops", ["Welding workshops"], "many for one"],
      ["WELDING", ["Welding workshops"], "any case"],
      ["cafe", ["Café with a terrace"], "without the accent"],
      ["cafés", ["Café with a terrace"], "with the accent, and many"],
      ["montreal", ["Café with a terrace"], "the place without its accent"],
      ["québec", ["Café with a terrace"], "the province"],
      ["metal fabrication", ["Welding workshops"], "the trade"],
      ["manufacturing steel", ["Welding workshops"], "trade and text together"],
      ["welding laundromat", [], "all words are wanted"],
      ['"steel structural"', [], "words in quotes in their order"],
      ['"structural steel"', ["Welding workshops"], "words in quotes"],
      ["laundromat -coin", ["Café with a terrace"], "without a word"],
      [
        "the of and",
        ["Staffing agency", "Welding workshops", "Coin laundromat", "Café with a terrace"],
        "nothing said that could be looked for",
      ],
    ])("%s finds %j: %s", async (words, titles) => {
      const found = await find(words);
      expect(found.titles).toEqual(titles);
      expect(found.corrections).toEqual([]);
    });

    it("find the best match first", async () => {
      expect((await find("laundromat")).titles).toEqual(["Coin laundromat", "Café with a terrace"]);
    });

    it.each([
      ["weldign", "welding", "Welding workshops"],
      ["halifx", "halifax", "Coin laundromat"],
      ["laundramat", "laundromat", "Coin laundromat"],
      ["Hamiltonn", "hamilton", "Welding workshops"],
    ])("corrects %s to %s and reports it", async (typed, used, title) => {
      const found = await find(typed);
      expect(found.corrections).toEqual([{ typed, used }]);
      expect(found.titles[0]).toBe(title);
    });

    it("that occur only in a description are known and not corrected", async () => {
      expect(await find("hospitals")).toMatchObject({ corrections: [], total: 1 });
    });

    it("that are a category alias find it even if no listing contains them", async () => {
      expect(await find("b2b")).toEqual({
        corrections: [{ typed: "b2b", used: "Business Services" }],
        titles: ["Staffing agency"],
        total: 1,
      });
    });

    it.each([
      "zzzzqqq",
      "'); drop table listings; --",
      "%_\\",
      "a".repeat(200),
      "((((",
      '"',
      "-",
      "<->",
      "&|!:*",
      "日本語",
    ])("handles %j", async (words) => {
      expect((await find(words)).total).toBeLessThanOrEqual(4);
    });
  });

  describe("words that name a trade", () => {
    const asTrade = (words: string) => find(words, null);
    it.each([
      ["laundromat", ["Coin laundromat"], "not the café beside one"],
      ["lavandería", ["Coin laundromat"], "in another language"],
      ["welding laundromat", ["Coin laundromat", "Welding workshops"], "any of several"],
      ["soldador", ["Welding workshops"], "the person in another language"],
      ["laundry", ["Coin laundromat"], "a name of several subcategories"],
      ["laundromat -coin", [], "without a word"],
      ["laundromat serviced", ["Coin laundromat"], "with another word"],
      ["café", ["Café with a terrace"], "by the title where there is no subcategory"],
    ])("%s finds %j: %s", async (words, titles) => {
      expect((await asTrade(words)).titles.toSorted()).toEqual(titles);
    });

    it("rank whole words before stems", async () => {
      const { db } = world();
      const active = { status: "active" as const, city: "Yorkton", region: "CA-SK" };
      await aListing(db, { ...active, title: "General store", description: "Generally quiet." });
      await aListing(db, { ...active, title: "Generals of history museum" });
      expect((await find("generals")).titles[0]).toBe("Generals of history museum");
    });
  });

  describe("hidden fields", () => {
    it("are not found by any word", async () => {
      const { db } = world();
      const canary = "xylocanary";
      const { id } = await aListing(db, {
        status: "active",
        title: "Quiet business",
        businessName: `${canary}name`,
        address: `${canary}street`,
        website: `https://${canary}site.example`,
        contactName: `${canary}person`,
        contactEmail: `${canary}@example.com`,
        contactPhone: `${canary}phone`,
        postalCode: `${canary}code`,
        leaseTerms: `${canary}lease`,
        rejectionReason: `${canary}reason`,
      });
      await aPhoto(db, id, { caption: `${canary}caption`, revealing: true });
      for (const part of [
        "",
        "name",
        "street",
        "site",
        "person",
        "phone",
        "code",
        "lease",
        "reason",
        "caption",
      ])
        expect((await find(`"${canary}${part}"`)).total).toBe(0);
      const { rows } = await db.execute<{ leaks: number }>(
        `select count(*)::int as leaks from listing_texts where document::text like '%${canary}%' or words::text like '%${canary}%'`,
      );
      expect(rows).toEqual([{ leaks: 0 }]);
      await db.update(listings).set({ businessNameHidden: false }).where(eq(listings.id, id));
      expect((await find(`${canary}name`)).total).toBe(1);
      await db.update(listings).set({ businessNameHidden: true }).where(eq(listings.id, id));
      expect((await find(`"${canary}name"`)).total).toBe(0);
    });
  });
});
