import { expect, test } from "vitest";
import { type OwnFacts, suggestChanges, type Trait, type TraitGroup } from "./suggest-changes.ts";

const bare: OwnFacts = {
  photos: 1,
  summaryLength: 80,
  statesPrice: false,
  statesCashFlow: false,
  statesRevenue: false,
  multiple: null,
};
const full: OwnFacts = {
  photos: 9,
  summaryLength: 900,
  statesPrice: true,
  statesCashFlow: true,
  statesRevenue: true,
  multiple: 2.5,
};
const pair = (
  trait: Trait,
  having: [listings: number, inquiries: number],
  without: [listings: number, inquiries: number],
): TraitGroup[] => [
  { trait, has: true, listings: having[0], inquiries: having[1], days: having[0] * 60 },
  { trait, has: false, listings: without[0], inquiries: without[1], days: without[0] * 60 },
];
const suggest = (
  groups: TraitGroup[],
  own = bare,
  multiple: { median: number; listings: number } | null = null,
) => suggestChanges({ groups, multiple }, own);

test("names a trait that goes with more inquiries, with its numbers", () => {
  expect(suggest(pair("photos", [40, 126], [44, 66]))).toEqual([
    { kind: "inquiries", trait: "photos", times: expect.closeTo(2.1), listings: 84 },
  ]);
});

test.each([
  ["too few listings", pair("photos", [14, 60], [44, 20])],
  ["too few inquiries", pair("photos", [40, 30], [44, 4])],
  ["too small a difference", pair("photos", [400, 500], [440, 450])],
  ["a difference that may be chance", pair("photos", [40, 12], [44, 8])],
  ["the other way round", pair("photos", [40, 30], [44, 90])],
  ["nothing at all", []],
])("suggests nothing on %s", (_, groups) => {
  expect(suggest(groups)).toEqual([]);
});

test("suggests nothing that the listing already has", () => {
  expect(suggest(pair("photos", [40, 126], [44, 66]), full)).toEqual([]);
});

test("suggests the strongest two", () => {
  const groups = [
    ...pair("photos", [40, 126], [44, 66]),
    ...pair("summary", [40, 200], [44, 66]),
    ...pair("price", [40, 160], [44, 66]),
  ];
  expect(suggest(groups).map((one) => one.kind === "inquiries" && one.trait)).toEqual([
    "summary",
    "price",
  ]);
});

test("compares a price far above the usual multiple with the median", () => {
  const own = { ...full, multiple: 5 };
  expect(suggest([], own, { median: 2.8, listings: 60 })).toEqual([
    { kind: "multiple", own: 5, median: 2.8, listings: 60 },
  ]);
  expect(suggest([], own, { median: 2.8, listings: 19 })).toEqual([]);
  expect(suggest([], { ...own, multiple: 3.4 }, { median: 2.8, listings: 60 })).toEqual([]);
});

test("names what most listings do if inquiries show no difference", () => {
  expect(suggest(pair("cash-flow", [70, 3], [14, 1]))).toEqual([
    { kind: "usual", trait: "cash-flow", having: 70, listings: 84 },
  ]);
  expect(suggest(pair("cash-flow", [40, 3], [44, 1]))).toEqual([]);
});
