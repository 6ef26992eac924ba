import { expect, test } from "vitest";
import { makeReport, parseReportName, nextMonth } from "./market-report.ts";
import type { ReportGroup } from "./report-group.ts";
import type { Measure, Scope } from "#app/market/figures/figure.ts";
import { sentencesOf } from "#test/reading-grade.ts";

const group = (
  scope: Scope,
  values: Partial<Record<Measure, number>>,
  rest: Partial<ReportGroup> = {},
): ReportGroup => ({ scope, values, added: null, sold: null, index: null, ...rest });

const all: Partial<Record<Measure, number>> = {
  listings: 2_734,
  "median-price": 412_000,
  "median-multiple": 2.84,
  "days-to-sale": 38,
  "share-sold": 41,
  "share-reduced": 6.4,
  "median-reduction": 9,
};

const october = [
  group({}, all, { added: 464, sold: 61, index: 105.1 }),
  group({ country: "CA" }, { listings: 2_400 }),
  group({ country: "US" }, { listings: 220 }),
  group({ country: "MX" }, { listings: 114 }),
  group({ category: "restaurants" }, { listings: 420, "median-multiple": 2.1 }),
  group({ category: "retail" }, { listings: 390, "median-multiple": 2.4 }),
  group({ category: "manufacturing" }, { listings: 120, "median-multiple": 3.9 }),
  group({ region: "CA-NT" }, { listings: 40 }),
  group({ region: "CA-YT" }, { listings: 9 }),
];
const september = makeReport(
  "2026-09-01",
  [
    group({}, { ...all, listings: 2_600, "median-price": 420_000 }, { index: 105.6 }),
    group({ category: "restaurants" }, { listings: 400 }),
    group({ region: "CA-NT" }, { listings: 50 }),
  ],
  null,
);

test("a report says what changed, in sentences that stand alone", () => {
  expect(makeReport("2026-10-01", october, september)!.paragraphs).toEqual([
    "At the end of October 2026, 2,734 businesses were for sale, 134 more than a month before. 464 businesses came to the market during the month, and 61 were sold. There were 2,400 in Canada, 220 in the United States and 114 in Mexico.",
    "The median asking price was $412,000, 1.9% less than a month before. Half of the owners ask more than 2.8 times the yearly cash flow, as a month before. The price index stood at 105.1, after 105.6 a month before.",
    "Half of the businesses sold within the last two years found their buyer in less than 38 days; 41% of those listed more than half a year ago were sold within six months. The price of 6% of the businesses was reduced in the last 90 days, by 9% at the median.",
    "Most of what was for sale were restaurants (420), retail businesses (390) and manufacturing businesses (120). The highest multiples were asked for manufacturing businesses (3.9 times cash flow), the lowest for restaurants (2.1 times). Supply grew most among restaurants, by 5%, and fell most among businesses in the Northwest Territories, by 20%.",
  ]);
});

test("what is not known is not mentioned, and too little is no report", () => {
  const only = (listings: number) => group({}, { listings });
  expect(makeReport("2026-10-01", [only(1_000)], null)!.paragraphs).toEqual([
    "At the end of October 2026, 1,000 businesses were for sale.",
  ]);
  const same = makeReport("2026-09-01", [only(1_000)], null);
  expect(makeReport("2026-10-01", [only(1_000)], same)!.paragraphs).toEqual([
    "At the end of October 2026, 1,000 businesses were for sale, as many as a month before.",
  ]);
  expect(makeReport("2026-10-01", [only(950)], same)!.paragraphs[0]).toMatch(/, 50 fewer than/);
  expect(makeReport("2026-10-01", [group({}, {})], same)).toBe(null);
});

test("no two sentences of a report are the same", () => {
  const { paragraphs } = makeReport("2026-10-01", october, september)!;
  const sentences = paragraphs.flatMap((paragraph) => sentencesOf(paragraph));
  expect(new Set(sentences).size).toBe(sentences.length);
});

test.each([
  ["2026-10", "2026-10-01"],
  ["2026-13", null],
  ["2026-1", null],
  ["1999-10", null],
  ["2026-10-01", null],
  ["2026-10\n", null],
])("%j is the month %s", (name, month) => {
  expect(parseReportName(name)).toBe(month);
});

test("months follow each other across years", () => {
  expect([nextMonth("2026-12-01"), nextMonth("2026-01-01", -1)]).toEqual([
    "2027-01-01",
    "2025-12-01",
  ]);
});
