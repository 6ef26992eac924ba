import { expect, test } from "vitest";
import { figureTags, parseTag } from "./figure.ts";

test.each([
  ["listings", { kind: "figure", measure: "listings", scope: {} }],
  [
    "median-multiple category=restaurants",
    { kind: "figure", measure: "median-multiple", scope: { category: "restaurants" } },
  ],
  [
    " median-price category=retail region=CA-ON ",
    { kind: "figure", measure: "median-price", scope: { category: "retail", region: "CA-ON" } },
  ],
  [
    "days-to-sale franchise=yes",
    { kind: "figure", measure: "days-to-sale", scope: { franchise: true } },
  ],
  ["questions", { kind: "questions" }],
  [
    "compare measure=median-multiple by=category only=retail,restaurants",
    {
      kind: "compare",
      measure: "median-multiple",
      by: "category",
      within: {},
      only: ["retail", "restaurants"],
    },
  ],
  [
    "compare measure=listings by=region country=CA",
    { kind: "compare", measure: "listings", by: "region", within: { country: "CA" }, only: [] },
  ],
])("reads {{%s}}", (text, tag) => {
  expect(parseTag(text)).toEqual(tag);
});

test.each([
  "",
  "median-weight",
  "constructor",
  "listings category=bakery",
  "listings category",
  "listings category=",
  "listings region=Ontario",
  "listings region=CA-ON country=CA",
  "listings franchise=no",
  "listings franchise=yes category=retail",
  "listings category=retail category=restaurants",
  "listings by=category",
  "questions by=category",
  "compare measure=listings",
  "compare by=category",
  "compare measure=listings by=franchise",
  "compare measure=listings by=category only=retail,bakery",
  "compare measure=listings by=category country=CA",
  "compare measure=listings by=region category=retail",
  "listings onload=alert(1)",
])("does not know {{%s}}", (text) => {
  expect(parseTag(text)).toBe(null);
});

test("finds tags in a text in linear time", () => {
  expect([..."a {{listings}} b {{ x }}".matchAll(figureTags)].map(([, tag]) => tag)).toEqual([
    "listings",
    " x ",
  ]);
  const began = performance.now();
  expect([..."{{".repeat(200_000).matchAll(figureTags)]).toEqual([]);
  expect(performance.now() - began).toBeLessThan(1000);
});
