import { expect, test } from "vitest";
import { findByShortId } from "#app/listings/find-by-short-id.server.ts";
import { shortId } from "#app/listings/listing.ts";
import { emptySearch, type Search } from "./search.ts";
import { searchListings } from "./search.queries.server.ts";
import { aListing } from "#test/factories.ts";
import { eachDatabase } from "#test/with-database.ts";

eachDatabase((world) => {
  const now = new Date();

  test("a search around a town finds the towns within its distance, also across a border", async () => {
    const { db } = world();
    const make = async (country: "CA" | "US", region: string, city: string) =>
      (await aListing(db, { status: "active", country, region, city, title: city })).id;
    const ids = {
      hamilton: await make("CA", "CA-ON", "Hamilton"),
      burlington: await make("CA", "CA-ON", "Burlington"),
      toronto: await make("CA", "CA-ON", "Toronto"),
      niagara: await make("CA", "CA-ON", "Niagara Falls"),
      buffalo: await make("US", "US-NY", "Buffalo"),
      hamlet: await make("CA", "CA-ON", "Nowhere Corners"),
    };
    const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
    const find = async (search: Partial<Search>) => {
      const found = await searchListings(
        db,
        { ...emptySearch, sort: "newest", ...search },
        { now },
      );
      expect(found.total).toBe(found.ids.length);
      return found.ids.map((id) => names.get(id)).toSorted();
    };
    const hamilton: Partial<Search> = { city: "hamilton", regions: ["CA-ON"] };
    expect(await find(hamilton)).toEqual(["hamilton"]);
    expect(await find({ ...hamilton, radius: "20km" })).toEqual(["burlington", "hamilton"]);
    expect(await find({ ...hamilton, radius: "75km" })).toEqual([
      "burlington",
      "hamilton",
      "niagara",
      "toronto",
    ]);
    // Of two towns with one name, the one with more listings; the region says which is meant.
    expect(await find({ city: "Hamilton", radius: "20km" })).toEqual(["burlington", "hamilton"]);
    expect(await find({ city: "Hamilton", regions: ["US-OH"], radius: "50km" })).toEqual([]);
    expect(await find({ city: "Buffalo", country: "US", radius: "30mi" })).toEqual([
      "buffalo",
      "niagara",
    ]);
    // Towns without listings are known too; a town that we don't know is found by its name.
    expect(await find({ city: "Ancaster", radius: "20km" })).toEqual(["burlington", "hamilton"]);
    expect(await find({ city: "Nowhere Corners", radius: "50km" })).toEqual(["hamlet"]);
  });

  test("a listing is found by the ID that its page shows, also after the sale", async () => {
    const { db } = world();
    const listing = await aListing(db, { status: "active" });
    const draft = await aListing(db, { status: "draft" });
    const id = shortId(listing.id);
    for (const typed of [id, id.toLowerCase(), ` #${id}`, `ID ${id}`, `listing id: ${id}`])
      expect(await findByShortId(db, typed, now)).toMatchObject({ id: listing.id });
    const sold = await aListing(db, { status: "sold", title: "Corner Bakery For Sale" });
    expect(await findByShortId(db, shortId(sold.id), now)).toMatchObject({
      id: sold.id,
      title: "Corner Bakery",
    });
    for (const typed of [shortId(draft.id), `${id}0`, id.slice(1), "bakery", "00000000"])
      expect(await findByShortId(db, typed, now)).toBeNull();
  });
});
