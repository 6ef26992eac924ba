import fc from "fast-check";
import { expect, test } from "vitest";
import { cellAt } from "#app/search/area.ts";
import { clusterCells } from "#app/search/map/circles.ts";
import { isCellInArea, middleOfCells } from "#app/search/map/grid.ts";
import { packCells } from "#app/search/map/load-map.server.ts";
import { shortPrice } from "#app/search/map/map-data.ts";

const markets = fc.array(
  fc.record({
    cell: fc
      .tuple(fc.integer({ min: 420, max: 640 }), fc.integer({ min: 60, max: 500 }))
      .map(([row, column]) => cellAt(row, column)),
    count: fc.integer({ min: 1, max: 400 }),
    place: fc.constantFrom("Hamilton, Ontario", "Austin, Texas", null),
    price: fc.constantFrom(0, 485_000),
  }),
  { minLength: 1, maxLength: 300 },
);
const widths = fc.double({ min: 80, max: 5_000, noNaN: true });

test("a circle's area finds what the circle counts, at every zoom", () => {
  fc.assert(
    fc.property(markets, widths, (market, width) => {
      const circles = clusterCells(packCells(market), width);
      for (const { area, count } of circles) {
        const found = market.filter(({ cell }) => isCellInArea(cell, area));
        expect(found.reduce((sum, cell) => sum + cell.count, 0)).toBe(count);
      }
      const all = market.reduce((sum, { count }) => sum + count, 0);
      expect(circles.reduce((sum, { count }) => sum + count, 0)).toBe(all);
    }),
  );
});

test("circles do not overlap, and a single one is centred in its cell at every zoom", () => {
  fc.assert(
    fc.property(markets, widths, (market, width) => {
      const circles = clusterCells(packCells(market), width);
      for (const [index, a] of circles.entries())
        for (const b of circles.slice(index + 1))
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(width * 0.05);
      const [first] = market;
      const [alone] = clusterCells(packCells([first!]), width);
      expect(alone).toMatchObject(middleOfCells(first!.cell, 1));
    }),
  );
});

test("zooming in splits circles down to single cells", () => {
  const cells = packCells([
    { cell: cellAt(533, 402), count: 30, place: "Toronto, Ontario", price: 90_000 },
    { cell: cellAt(533, 403), count: 4, place: "Pickering, Ontario", price: 0 },
    { cell: cellAt(532, 400), count: 9, place: "Hamilton, Ontario", price: 0 },
  ]);
  expect(clusterCells(cells, 4_000)).toMatchObject([{ count: 43, place: "Toronto, Ontario" }]);
  expect(clusterCells(cells, 80).map(({ count, place }) => [count, place])).toEqual([
    [30, "Toronto, Ontario"],
    [9, "Hamilton, Ontario"],
    [4, "Pickering, Ontario"],
  ]);
});

test("a very large market is sent as larger squares without losses", () => {
  fc.assert(
    fc.property(markets, (market) => {
      const { packed, size } = packCells(market, 20);
      expect(packed.length).toBeLessThanOrEqual(80);
      let sum = 0;
      for (let at = 0; at < packed.length; at += 4) sum += packed[at + 1]!;
      expect(sum).toBe(market.reduce((total, { count }) => total + count, 0));
      for (const { area, count } of clusterCells({ packed, size, places: [] }, 300)) {
        const found = market.filter(({ cell }) => isCellInArea(cell, area));
        expect(found.reduce((total, cell) => total + cell.count, 0)).toBe(count);
      }
    }),
  );
});

test("a single business shows its price, several show how many they are", () => {
  const priceOf = (count: number, price: number) =>
    clusterCells(packCells([{ cell: cellAt(533, 402), count, place: null, price }]), 80)[0]!.price;
  expect([priceOf(1, 485_000), priceOf(1, 0), priceOf(2, 485_000)]).toEqual([485_000, null, null]);
  expect([shortPrice(485_000), shortPrice(1_250_000)]).toEqual(["$485K", "$1.25M"]);
});
