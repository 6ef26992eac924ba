import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listings } from "#app/listings/listings.table.ts";
import { cellAt } from "#app/search/area.ts";
import { clusterCells } from "./circles.ts";
import { countOnMap, loadMap } from "./load-map.server.ts";
import type { MapData } from "./load-map.server.ts";
import { areaMark } from "./map-data.ts";
import { emptySearch, type Search } from "#app/search/search.ts";
import { searchListings } from "#app/search/search.queries.server.ts";
import { allBusinesses } from "#app/search/search-url.ts";
import { aListing, aSeller } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const places = {
  toronto: { country: "CA", region: "CA-ON", city: "Toronto", at: [43.651234, -79.387654] },
  hamilton: { country: "CA", region: "CA-ON", city: "Hamilton", at: [43.243219, -79.812345] },
  kenora: { country: "CA", region: "CA-ON", city: "Kenora", at: [49.765432, -94.487651] },
  resolute: { country: "CA", region: "CA-NU", city: "Resolute", at: [74.697531, -94.832179] },
  austin: { country: "US", region: "US-TX", city: "Austin", at: [30.267123, -97.743061] },
} as const;

const money = {
  currency: "CAD",
  rates: { asOf: "2026-11-01", perCad: { CAD: 1, USD: 0.7, MXN: 13 } },
} as const;

const cellOf = ([latitude, longitude]: readonly [number, number]) =>
  cellAt(Math.floor((latitude + 90) * 4), Math.floor((longitude + 180) * 4));

withDatabase((world) => {
  async function open() {
    const { db } = world();
    const { id: ownerId } = await aSeller(db);
    const made: string[] = [];
    const add = async (name: keyof typeof places, more: Parameters<typeof aListing>[1]) => {
      const { at, ...where } = places[name];
      const listing = { status: "active", latitude: at[0], longitude: at[1], ...where } as const;
      made.push((await aListing(db, { ...listing, ...more, ownerId })).id);
    };
    for (let times = 0; times < 3; times++) await add("toronto", { categories: ["retail"] });
    await add("hamilton", { categories: ["restaurants"] });
    await add("kenora", { categories: ["retail"] });
    await add("resolute", { categories: ["retail"] });
    await add("austin", { categories: ["retail"] });
    await add("austin", { status: "draft", categories: ["retail"] });
    await add("austin", { categories: ["retail"], latitude: null, longitude: null });
    return { db, made };
  }

  test("counts what the search finds, with approximate locations only", async () => {
    const { db, made } = await open();
    const now = new Date();
    const ask = (change: Partial<Search>) =>
      loadMap(db, {
        search: { ...emptySearch, view: "map", ...change },
        scope: allBusinesses,
        ids: made.toReversed(),
        now,
        ...money,
      });
    const regionsOf = ({ countries }: MapData) => countries.flatMap(({ regions }) => regions);
    const countsOf = (map: MapData) =>
      Object.fromEntries(regionsOf(map).map(({ region, count }) => [region, count]));

    const everywhere = await ask({});
    expect(everywhere).toMatchObject({ unplaced: 1, shades: [1, 2, 3, 4, 5], area: null });
    expect(everywhere.everywhere).toMatchObject({ count: 8, current: true });
    expect(everywhere.countries.map(({ name, count }) => [name, count])).toEqual([
      ["Canada", 6],
      ["United States", 2],
    ]);
    expect(countsOf(everywhere)).toEqual({ "CA-ON": 5, "CA-NU": 1, "US-TX": 2 });
    expect(cellsOf(everywhere)).toEqual({
      [cellOf(places.toronto.at)]: [3, "Toronto, Ontario"],
      [cellOf(places.hamilton.at)]: [1, "Hamilton, Ontario"],
      [cellOf(places.kenora.at)]: [1, "Kenora, Ontario"],
      [cellOf(places.resolute.at)]: [1, "Resolute, Nunavut"],
      [cellOf(places.austin.at)]: [1, "Austin, Texas"],
    });
    // Drafts and listings without a location are not on the map.
    expect(everywhere.resultCells.slice(0, 3)).toEqual([0, 0, cellOf(places.austin.at)]);

    // Other filters narrow the counts; a selected place does not, so that regions can be compared.
    const retail = await ask({ categories: ["retail"], country: "CA" });
    expect(countsOf(retail)).toEqual({ "CA-ON": 4, "CA-NU": 1, "US-TX": 2 });

    // Circles stay within the selected region, ignore the selected area, and link to an area with all other filters.
    const area = { west: -80, south: 43, east: -79, north: 44 };
    const ontario = await ask({ regions: ["CA-ON"], categories: ["retail"], area });
    expect(Object.keys(cellsOf(ontario))).toEqual(
      [places.toronto, places.kenora].map(({ at }) => String(cellOf(at))),
    );
    expect(ontario).toMatchObject({ area, unplaced: 0 });
    expect(ontario.areaHref).toBe(
      `/businesses?category=retail&region=ontario&area=${areaMark}&view=map`,
    );
    const [chosen, other] = ["CA-ON", "CA-NU"].map((code) =>
      regionsOf(ontario).find(({ region }) => region === code)!,
    );
    expect(chosen).toMatchObject({ chosen: true, count: 4 });
    expect(other!.to).toBe("/businesses?category=retail&region=nunavut&view=map");

    // Texas is compared only with itself.
    expect((await ask({ country: "US" })).shades).toEqual([1, 2]);

    const nowhere = await ask({ regions: ["MX-OAX"] });
    expect(nowhere.cells.packed).toEqual([]);
    expect(regionsOf(nowhere)).toContainEqual(
      expect.objectContaining({ region: "MX-OAX", count: 0, chosen: true }),
    );

    // No response is more precise than the grid, and none names a listing.
    const sent = JSON.stringify([everywhere, retail, ontario, nowhere]);
    const raw = JSON.stringify(await countOnMap(db, emptySearch, now));
    for (const text of [sent, raw]) {
      for (const { at } of Object.values(places))
        for (const value of at) expect(text).not.toContain(String(Math.abs(value)).slice(0, 5));
      for (const id of made) expect(text).not.toContain(id);
    }
    for (const [key, value] of Object.entries(numbersIn(everywhere.cells)))
      expect([key, Number.isInteger(value)]).toEqual([key, true]);
  });

  test("a pin shows an amount, never the lower end of a range", async () => {
    const { db, made } = await open();
    const price = async () => {
      const { cells } = await countOnMap(db, { ...emptySearch, city: "Kenora" }, new Date());
      return cells[0]!.price;
    };
    expect(await price()).toBe(250_000);
    await db
      .update(listings)
      .set({ askingPrice: null, askingPriceRange: "250k_500k" })
      .where(eq(listings.id, made[4]!));
    expect(await price()).toBe(0);
  });

  test("a circle finds what it counts, at every zoom", async () => {
    const { db } = await open();
    const now = new Date();
    const search: Search = { ...emptySearch, categories: ["retail"] };
    const input = { search, scope: allBusinesses, ids: [], now, ...money };
    const { cells } = await loadMap(db, input);
    for (const width of [4_000, 600, 80])
      for (const { area, count } of clusterCells(cells, width)) {
        const found = await searchListings(db, { ...search, area }, { now });
        expect(found.total).toBe(count);
        expect(found.ids).toHaveLength(Math.min(25, count));
      }
  });

  function cellsOf({ cells: { packed, places: names } }: MapData) {
    const found: Record<number, [count: number, place: string | undefined]> = {};
    for (let at = 0; at < packed.length; at += 4)
      found[packed[at]!] = [packed[at + 1]!, names[packed[at + 2]!]];
    return found;
  }
  const numbersIn = ({ packed }: MapData["cells"]) => packed;
});
