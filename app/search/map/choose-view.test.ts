import { expect, test } from "vitest";
import { cellAt } from "#app/search/area.ts";
import { emptySearch } from "#app/search/search.ts";
import { regions } from "#app/shared/places.ts";
import { chooseView } from "#app/search/map/load-map.server.ts";
import { viewRatio } from "#app/search/map/view.ts";
import { projectPoint } from "#app/search/map/grid.ts";
import { regionFrames } from "#app/search/map/region-frames.ts";

type Point = readonly [latitude: number, longitude: number];

const holds = (view: ReturnType<typeof chooseView>, [latitude, longitude]: Point) => {
  const { x, y } = projectPoint(latitude, longitude);
  return x > view.left && x < view.left + view.width && y > view.top && y < view.top + view.height;
};
const cellOf = ([latitude, longitude]: Point) =>
  cellAt(Math.floor((latitude + 90) * 4), Math.floor((longitude + 180) * 4));
const toronto: Point = [43.65, -79.38];
const hamilton: Point = [43.26, -79.87];
const iqaluit: Point = [63.75, -68.52];
const miami: Point = [25.76, -80.19];

test("every region has a frame", () => {
  expect(Object.keys(regionFrames).toSorted()).toEqual(regions.map(({ code }) => code).toSorted());
});

test("fits what was found, whatever place is selected", () => {
  const near = chooseView({ ...emptySearch, regions: ["CA-ON"] }, [toronto, hamilton].map(cellOf));
  expect([holds(near, toronto), holds(near, hamilton)]).toEqual([true, true]);
  expect(near.width).toBeLessThan(200);
  const far = chooseView(emptySearch, [toronto, miami].map(cellOf));
  expect([holds(far, toronto), holds(far, miami), holds(far, iqaluit)]).toEqual([
    true,
    true,
    false,
  ]);
});

test("without matches shows the selected regions, else the country, else Canada", () => {
  for (const { code } of regions) {
    const view = chooseView({ ...emptySearch, regions: [code] }, []);
    const [left, top, right, bottom] = regionFrames[code]!;
    expect(view.left).toBeLessThan(left);
    expect(view.top).toBeLessThan(top);
    expect(view.left + view.width).toBeGreaterThan(right);
    expect(view.top + view.height).toBeGreaterThan(bottom);
    expect(view.width / view.height).toBeCloseTo(viewRatio, 1);
  }
  const canada = chooseView(emptySearch, []);
  expect([holds(canada, iqaluit), holds(canada, miami)]).toEqual([true, false]);
  expect(holds(chooseView({ ...emptySearch, country: "US" }, []), miami)).toBe(true);
});

test("a selected area takes precedence over what was found around it", () => {
  const area = { west: -80, south: 43, east: -79, north: 44 };
  const view = chooseView({ ...emptySearch, area }, [toronto, miami].map(cellOf));
  expect([holds(view, toronto), holds(view, miami)]).toEqual([true, false]);
});
