import { expect, test } from "vitest";
import { makeHeroFigures } from "./hero-figures.ts";

const nothing = { activeListings: 0, years: 0, sales: 0, verified: 0 };
const unset = { years: "", sales: "", verified: "" };
const shown = (...given: Parameters<typeof makeHeroFigures>) =>
  makeHeroFigures(...given).map(({ value, label }) => `${value} ${label}`);

test("claims nothing on a new site", () => {
  expect(shown(unset, nothing)).toEqual([]);
});

test("shows counts if nothing is configured", () => {
  expect(shown(unset, { activeListings: 1, years: 1, sales: 12, verified: 100 })).toEqual([
    "1 active listing",
    "1 year",
    "12 sales",
    "100% verified",
  ]);
});

test("shows configured figures instead of counts, but always counts listings", () => {
  const set = { years: "25+", sales: "10,000+", verified: "100%" };
  expect(shown(set, { ...nothing, activeListings: 2734 })).toEqual([
    "2,734 active listings",
    "25+ years",
    "10,000+ sales",
    "100% verified",
  ]);
});
