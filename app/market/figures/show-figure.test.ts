import { describe, expect, test } from "vitest";
import { type Measure, measureNames, type Scope } from "./figure.ts";
import { chartOf, figureHref, formatFigure, questionsChart } from "./show-figure.ts";
import { parseSearchUrl } from "#app/search/page/parse-search-url.ts";

test.each<[Measure, number, string]>([
  ["listings", 2734, "2,734"],
  ["median-price", 122_499.6, "$122,000"],
  ["median-price", 1_672_400, "$1,670,000"],
  ["median-price", 840, "$800"],
  ["median-price", 0, "$0"],
  ["median-multiple", 2, "2.0"],
  ["median-multiple", 2.75, "2.8"],
  ["share-financed", 41.4, "41%"],
  ["share-financed", 0, "0%"],
  ["days-to-sale", 0.6, "1 day"],
  ["days-to-sale", 82, "82 days"],
  ["reply-hours", 0.2, "1 hour"],
  ["median-age", 12.5, "13 years"],
])("%s of %d reads %s", (measure, value, text) => {
  expect(formatFigure(measure, value)).toBe(text);
});

describe("a figure leads to the listings behind it", () => {
  test.each<[Measure, Scope, string]>([
    ["listings", {}, "/businesses"],
    ["median-price", { category: "restaurants" }, "/businesses/restaurants"],
    [
      "median-price",
      { category: "restaurants", region: "CA-ON" },
      "/businesses/restaurants/ontario",
    ],
    ["median-price", { region: "CA-ON" }, "/businesses/ontario"],
    ["listings", { country: "MX" }, "/businesses?country=mexico"],
    ["share-reduced", {}, "/businesses?business=price_reduced"],
    ["median-price", { franchise: true }, "/businesses?business=franchise"],
  ])("%s of %j: %s", (measure, scope, href) => {
    expect(figureHref(measure, scope)).toBe(href);
  });

  test("every measure of every kind of group has an address that the search understands", () => {
    const scopes: Scope[] = [
      {},
      { category: "retail" },
      { category: "retail", region: "US-TX" },
      { region: "CA-QC" },
      { country: "CA" },
      { franchise: true },
    ];
    for (const measure of measureNames)
      for (const scope of scopes) {
        const href = figureHref(measure, scope);
        const read = parseSearchUrl(new URL(href, "https://relevo.example"), "CAD");
        expect(read.kind, href).toBe("search");
      }
  });
});

const figuresOf = (rows: Record<string, object>, questions: object | null = null) =>
  new Map(
    Object.entries(rows).map(([scope, values]) => [
      scope,
      { scope, values, questions, countedAt: new Date() },
    ]),
  );

test("a chart has the highest first, and leaves out what is not known", () => {
  const figures = figuresOf({
    "retail@": { "median-multiple": 2.1 },
    "restaurants@": { "median-multiple": 2.4 },
    "automotive@": { "median-price": 1 },
  });
  const tag = {
    kind: "compare",
    measure: "median-multiple",
    by: "category",
    within: {},
    only: [],
  } as const;
  const scopes = ["retail", "automotive", "restaurants"].map((category) => ({ category }));
  expect(chartOf(tag, scopes, figures)).toEqual({
    title: "Median multiple of cash flow",
    bars: [
      { label: "Restaurants", value: 2.4, text: "2.4", to: "/businesses/restaurants" },
      { label: "Retail", value: 2.1, text: "2.1", to: "/businesses/retail" },
    ],
  });
});

test("the questions of all listings together are a chart", () => {
  expect(questionsChart(figuresOf({ "@": {} }, { lease: 20, books: 41 })).bars).toEqual([
    { label: "The books and the tax returns", value: 41, text: "41%" },
    { label: "The lease and the landlord", value: 20, text: "20%" },
  ]);
  expect(questionsChart(new Map()).bars).toEqual([]);
});
