import { expect, test } from "vitest";
import { emptySearch } from "#app/search/search.ts";
import { regions } from "#app/shared/places.ts";
import { chooseView } from "#app/search/map/load-map.server.ts";
import { viewRatio } from "#app/search/map/view.ts";
import { projectPoint } from "#app/search/map/grid.ts";
import { regionFrames } from "#app/search/map/region-frames.ts";

const holds = (view: ReturnType<typeof chooseView>, latitude: number, longitude: number) => {
  const { x, y } = projectPoint(latitude, longitude);
  return x > view.left && x < view.left + view.width && y > view.top && y < view.top + view.height;
};
const toronto = [43.65, -79.38] as const;
const iqaluit = [63.75, -68.52] as const;
const miami = [25.76, -80.19] as const;
const honolulu = [21.31, -157.86] as const;
const anchorage = [61.22, -149.9] as const;
const merida = [20.97, -89.62] as const;

test("every region has a frame", () => {
  expect(Object.keys(regionFrames).toSorted()).toEqual(regions.map(({ code }) => code).toSorted());
});

test("zooms to Canada if all matches are Canadian", () => {
  const view = chooseView(emptySearch, new Set(["CA-ON", "CA-BC"]));
  expect(holds(view, ...toronto)).toBe(true);
  expect(holds(view, ...iqaluit)).toBe(true);
  expect(holds(view, ...miami)).toBe(false);
  expect(chooseView(emptySearch, new Set())).toEqual(view);
  expect(chooseView({ ...emptySearch, country: "CA" }, new Set(["US-NY"]))).toEqual(view);
});

test("shows the whole continent for three countries", () => {
  const view = chooseView(emptySearch, new Set(["CA-ON", "US-NY", "MX-YUC"]));
  const places: (readonly [number, number])[] = [toronto, iqaluit, miami, merida];
  for (const place of places) expect(holds(view, ...place)).toBe(true);
});

test("Alaska and Hawaii widen the view of the United States if they have matches", () => {
  const us = { ...emptySearch, country: "US" as const };
  expect(holds(chooseView(us, new Set(["US-NY"])), ...honolulu)).toBe(false);
  expect(holds(chooseView(us, new Set(["US-HI"])), ...honolulu)).toBe(true);
  expect(holds(chooseView(us, new Set(["US-NY"])), ...anchorage)).toBe(false);
  expect(holds(chooseView(us, new Set(["US-NY", "US-AK"])), ...anchorage)).toBe(true);
});

test("zooms to selected regions, always with one aspect ratio", () => {
  for (const { code } of regions) {
    const view = chooseView({ ...emptySearch, regions: [code] }, new Set());
    const [left, top, right, bottom] = regionFrames[code]!;
    expect(view.left).toBeLessThan(left);
    expect(view.top).toBeLessThan(top);
    expect(view.left + view.width).toBeGreaterThan(right);
    expect(view.top + view.height).toBeGreaterThan(bottom);
    expect(view.width / view.height).toBeCloseTo(viewRatio, 1);
  }
});

test("a selected area takes precedence over regions", () => {
  const area = { west: -80, south: 43, east: -79, north: 44 };
  const view = chooseView({ ...emptySearch, regions: ["CA-ON"], area }, new Set(["CA-ON"]));
  expect(holds(view, ...toronto)).toBe(true);
  expect(view.width).toBeLessThan(200);
});
