import { expect, test } from "vitest";
import { loadMap } from "#app/listings/search/map/load-map.server.ts";
import type { MapData, PointMark } from "#app/listings/search/map/map-data.ts";
import { projectPoint } from "#app/listings/search/map/project-point.ts";
import { mapListings } from "#app/listings/search/map/map.queries.server.ts";
import { emptySearch, type Search } from "#app/listings/search/search.ts";
import { aListing, aSeller } from "#demo/factories.ts";
import { eachDatabase } from "#test/each-database.ts";

const places = {
  toronto: { country: "CA", region: "CA-ON", city: "Toronto", at: [43.651234, -79.387654] },
  hamilton: { country: "CA", region: "CA-ON", city: "Hamilton", at: [43.243219, -79.812345] },
  kenora: { country: "CA", region: "CA-ON", city: "Kenora", at: [49.765432, -94.487651] },
  resolute: { country: "CA", region: "CA-NU", city: "Resolute", at: [74.697531, -94.832179] },
  austin: { country: "US", region: "US-TX", city: "Austin", at: [30.267123, -97.743061] },
} as const;

/** The centre of a place's grid cell, in the view. */
function middleOf([latitude, longitude]: readonly [number, number], { view }: MapData) {
  const middle = (value: number) => Math.floor(value * 4) / 4 + 0.125;
  const { x, y } = projectPoint(middle(latitude), middle(longitude));
  return { x: ((x - view.left) / view.width) * 100, y: ((y - view.top) / view.height) * 100 };
}

eachDatabase((world) => {
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
    return { db, made };
  }

  test("counts what the search finds, roughly where, and never where exactly", async () => {
    const { db, made } = await open();
    const now = new Date();
    const ask = (change: Partial<Search>) => loadMap(db, { ...emptySearch, ...change }, now);
    const countsOf = ({ regions }: MapData) =>
      Object.fromEntries(regions.map(({ region, count }) => [region, count]));

    const everywhere = await ask({});
    expect(everywhere).toMatchObject({ total: 7, points: [], shades: [1, 2, 3, 4, 5] });
    expect(everywhere.countries).toEqual({ CA: 6, US: 1, MX: 0 });
    expect(countsOf(everywhere)).toEqual({ "CA-ON": 5, "CA-NU": 1, "US-TX": 1 });

    // Other filters narrow the counts; a selected place does not, so that regions can be compared.
    const retail = await ask({ categories: ["retail"], country: "CA" });
    expect(retail.total).toBe(5);
    expect(countsOf(retail)).toEqual({ "CA-ON": 4, "CA-NU": 1, "US-TX": 1 });

    const ontario = await ask({ regions: ["CA-ON"] });
    expect(ontario.total).toBe(5);
    expect(ontario.regions.find(({ chosen }) => chosen)?.region).toBe("CA-ON");
    expectPoints(ontario, [
      [places.toronto.at, 4],
      [places.kenora.at, 1],
    ]);

    // Even a single business, hundreds of kilometres from the next, is shown at the centre of its grid cell.
    const nunavut = await ask({ regions: ["CA-NU"] });
    expectPoints(nunavut, [[places.resolute.at, 1]]);

    // Texas alone is compared with Texas alone.
    expect((await ask({ country: "US" })).shades).toEqual([1]);

    const nowhere = await ask({ regions: ["MX-OAX"] });
    expect(nowhere).toMatchObject({ total: 0, points: [] });
    expect(nowhere.regions).toContainEqual(
      expect.objectContaining({ region: "MX-OAX", count: 0, chosen: true }),
    );

    const told = JSON.stringify([everywhere, retail, ontario, nunavut, nowhere]);
    const raw = JSON.stringify(await mapListings(db, emptySearch, now));
    for (const text of [told, raw]) {
      for (const { at, city } of Object.values(places)) {
        for (const value of at) expect(text).not.toContain(String(Math.abs(value)).slice(0, 5));
        expect(text).not.toContain(city);
      }
      for (const id of made) expect(text).not.toContain(id);
    }
  });

  function expectPoints(map: MapData, wanted: [readonly [number, number], number][]) {
    expect(map.points).toHaveLength(wanted.length);
    for (const [index, [at, count]] of wanted.entries()) {
      const point: PointMark = map.points[index]!;
      const middle = middleOf(at, map);
      expect(point.count).toBe(count);
      expect(point.x).toBeCloseTo(middle.x, 1);
      expect(point.y).toBeCloseTo(middle.y, 1);
    }
  }
});
