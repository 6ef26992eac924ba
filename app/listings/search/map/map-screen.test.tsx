import { expect, test } from "vitest";
import type { MapData } from "#app/listings/search/map/map-data.ts";
import { emptySearch, type Search } from "#app/listings/search/search.ts";
import { allBusinesses } from "#app/listings/search/search-url.ts";
import { renderPart, textOf } from "#test/render.tsx";
import MapScreen from "./map-screen.tsx";

const sample: MapData = {
  total: 6,
  view: { left: 1600, top: 200, width: 2500, height: 1786 },
  countries: { CA: 1204, US: 1, MX: 0 },
  regions: [
    { region: "CA-ON", count: 1203, chosen: false, x: 60, y: 50, roomy: true },
    { region: "CA-PE", count: 1, chosen: false, x: 90, y: 60, roomy: false },
    { region: "US-NY", count: 1, chosen: false, x: 70, y: 80, roomy: true },
  ],
  shades: [1, 4, 20, 80, 300],
  points: [],
};
const search: Search = { ...emptySearch, view: "map", categories: ["retail"], page: 3 };
const show = (map: Partial<MapData> = {}, change: Partial<Search> = {}) =>
  renderPart(
    <MapScreen
      map={{ ...sample, ...map }}
      search={{ ...search, ...change }}
      scope={allBusinesses}
    />,
  );
const hrefsOf = (markup: string) =>
  [...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));

test("each region leads to its own businesses on page one, from the drawing and from the list", () => {
  const markup = show();
  const hrefs = hrefsOf(markup);
  const ontario = "/businesses?category=retail&region=ontario&view=map";
  expect(hrefs.filter((href) => href === ontario)).toHaveLength(2);
  expect(markup).toContain('aria-label="Ontario: 1,203 businesses"');
  expect(markup).toContain('aria-label="Prince Edward Island: 1 business"');
  expect(hrefs).toContain("/businesses?category=retail&country=canada&view=map");
});

test("a selected region links to the search without it", () => {
  const [ontario, island, newYork] = sample.regions;
  const regions = [{ ...ontario!, chosen: true }, { ...island!, chosen: true }, newYork!];
  const hrefs = hrefsOf(show({ regions }, { regions: ["CA-ON", "CA-PE"] }));
  const withoutOntario = "/businesses?category=retail&region=prince-edward-island&view=map";
  expect(hrefs.filter((href) => href === withoutOntario)).toHaveLength(2);
  expect(hrefs).toContain("/businesses?category=retail&region=new-york&view=map");
});

test("the list has the same data as the map", () => {
  const text = textOf(show());
  expect(text).toContain("Businesses 1–3 4–19 20–79 80–299 300 or more");
  expect(text).toContain("Canada 1,204 businesses Ontario 1,203 Prince Edward Island 1");
  expect(text).toContain("United States 1 business New York 1");
  expect(text).not.toContain("Mexico");
  expect(textOf(show({ regions: [], shades: [], countries: { CA: 0, US: 0, MX: 0 } }))).toContain(
    "No businesses match this search.",
  );
});

test("circles show counts, with a note that positions are approximate", () => {
  const points = [{ x: 12.5, y: 40, count: 41 }];
  const text = textOf(show({ points }, { regions: ["CA-ON"] }));
  expect(text).toContain("41");
  expect(text).toContain("within about 25 km");
  expect(textOf(show())).not.toContain("25 km");
});
