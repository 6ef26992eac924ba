import { expect, test } from "vitest";
import { cellAt } from "#app/search/area.ts";
import type { MapData, RegionMark } from "./load-map.server.ts";
import type { SearchViewData } from "#app/search/page/load-search.server.ts";
import { aCard } from "#test/home-sample.ts";
import { renderPart, textOf } from "#test/render.tsx";
import MapScreen from "./map-screen.tsx";

const aRegion = (region: string, name: string, count: number): RegionMark => ({
  region: region as RegionMark["region"],
  name,
  count,
  to: `/businesses?region=${region}&view=map`,
  chosen: false,
  frame: { left: 3000, top: 4000, right: 3500, bottom: 4500, x: 3200, y: 4200 },
});
const hamilton = cellAt(532, 400);
const sample: MapData = {
  view: { left: 1600, top: 3600, width: 3000, height: 2400 },
  currency: "CAD",
  place: "",
  everywhere: { to: "/businesses?view=map", count: 1205, current: true },
  countries: [
    {
      name: "Canada",
      to: "/businesses?country=canada&view=map",
      count: 1204,
      current: false,
      regions: [aRegion("CA-ON", "Ontario", 1203), aRegion("CA-PE", "Prince Edward Island", 1)],
    },
    {
      name: "United States",
      to: "/businesses?country=united-states&view=map",
      count: 1,
      current: false,
      regions: [aRegion("US-NY", "New York", 1)],
    },
  ],
  shades: [1, 4, 20, 80, 300],
  cells: { packed: [hamilton, 12, 0, 0], places: ["Hamilton, Ontario"], size: 1 },
  unplaced: 0,
  area: null,
  areaHref: "/businesses?category=retail&area=AREA&view=map",
  resultCells: [hamilton],
};
const view = {
  featured: [],
  results: [{ ...aCard(), summary: "", tags: [] }],
  total: 1,
  page: 1,
  pages: 1,
  pageHrefs: {},
  base: "/businesses",
} as unknown as SearchViewData;
const show = (change: Partial<MapData> = {}, nothingFound: string | null = null) =>
  renderPart(
    <MapScreen
      map={{ ...sample, ...change }}
      view={view}
      form="search"
      busy={false}
      nothingFound={nothingFound}
    />,
  );
const hrefsOf = (markup: string) =>
  [...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));

test("each region links to its businesses, from the drawing and from the list", () => {
  const markup = show();
  const ontario = "/businesses?region=CA-ON&view=map";
  expect(hrefsOf(markup).filter((href) => href === ontario)).toHaveLength(2);
  expect(markup).toContain('aria-label="Ontario: 1,203 businesses"');
  expect(markup).toContain('aria-label="Prince Edward Island: 1 business"');
  expect(hrefsOf(markup)).toContain("/businesses?country=canada&view=map");
});

test("a selected region keeps its shade, and only the list removes it", () => {
  const [canada, us] = sample.countries;
  const [ontario, island] = canada!.regions;
  const countries = [{ ...canada!, regions: [{ ...ontario!, chosen: true }, island!] }, us!];
  const markup = show({ countries });
  expect(hrefsOf(markup).filter((href) => href === ontario!.to)).toHaveLength(1);
  expect(markup).toContain('<g class="fill-shade-5">');
});

test("a circle links to what it counts, with every other filter", () => {
  const markup = show();
  expect(hrefsOf(markup)).toContain(
    "/businesses?category=retail&area=-80_43_-79.75_43.25&view=map",
  );
  expect(markup).toContain('aria-label="12 businesses near Hamilton, Ontario"');
  expect(textOf(markup)).toContain("Exact locations are never shown");
  const area = { west: -80, south: 43, east: -79.75, north: 43.25 };
  expect(show({ area })).toMatch(/aria-label="12 businesses near[^>]* aria-current="true"/);
});

test("the list has the same data as the map", () => {
  const text = textOf(show());
  expect(text).toContain("Businesses 1–3 4–19 20–79 80–299 300 or more");
  expect(text).toContain("Canada 1,204 businesses Ontario 1,203 Prince Edward Island 1");
  expect(text).toContain("United States 1 business New York 1");
  expect(text).not.toContain("Mexico");
});

test("says how many listings have no location, and what to do without matches", () => {
  expect(textOf(show())).not.toContain("no place on the map");
  expect(textOf(show({ unplaced: 1 }))).toContain("1 business has no place on the map.");
  expect(textOf(show({ unplaced: 1_200 }))).toContain("1,200 businesses have no place on the map.");
  const empty = textOf(show({ countries: [], shades: [] }, "Nothing found"));
  expect(empty).toContain("Nothing found");
  expect(empty).toContain("No businesses match this search.");
});
