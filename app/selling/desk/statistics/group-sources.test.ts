import { expect, test } from "vitest";
import { groupSources } from "./statistics.ts";

test("pages and sites are one list, searches another", () => {
  expect(
    groupSources([
      { kind: "page", name: "search", views: 9 },
      { kind: "search", name: "Bakeries for sale", views: 7 },
      { kind: "site", name: "Google", views: 4 },
    ]),
  ).toEqual({
    places: [
      { label: "Search on Relevo", views: 9 },
      { label: "Google", views: 4 },
    ],
    searches: [{ label: "Bakeries for sale", views: 7 }],
  });
});

test("sums up everything beyond the first eight", () => {
  const counts = Array.from({ length: 11 }, (_, index) => ({
    kind: "site" as const,
    name: `site-${index}.example`,
    views: 11 - index,
  }));
  const { places } = groupSources(counts);
  expect(places).toHaveLength(9);
  expect(places.at(-1)).toEqual({ label: "All others", views: 6 });
});
