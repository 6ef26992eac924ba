import { expect, test } from "vitest";
import { landingText } from "./landing-text.ts";
import { categorySlugs } from "#app/listings/category.ts";
import { titleOf } from "#app/search/page/search-title.ts";
import { emptySearch } from "#app/search/search.ts";
import { allBusinesses } from "#app/search/search-url.ts";
import { regions } from "#app/shared/places.ts";
import { sentencesOf } from "#test/reading-grade.ts";

const rates = { asOf: "2026-11-01", perCad: { CAD: 1, USD: 0.7, MXN: 13 } };
const values = {
  "low-price": 122_500,
  "median-price": 147_000,
  "high-price": 1_672_000,
  "median-multiple": 2.75,
  "share-financed": 41.4,
  "days-on-market": 81.6,
};

const categories = [null, ...categorySlugs];
const places = [null, ...regions.map(({ code }) => code)];
const pages = categories.flatMap((category) =>
  places.map((region) => {
    const search = {
      ...emptySearch,
      categories: category ? [category] : [],
      regions: region ? [region] : [],
    };
    const { kind, where } = titleOf(search, allBusinesses);
    // The same figures everywhere: only the words can tell pages apart.
    const text = landingText({ kind, where, category, values, currency: "CAD", rates });
    return { page: `${category} in ${region}`, text: text.join(" ") };
  }),
);

test("no two pages of a category, a region or both share a sentence", () => {
  expect(pages.length).toBeGreaterThan(1_000);
  const seen = new Map<string, string>();
  const shared: string[] = [];
  for (const { page, text } of pages)
    for (const sentence of sentencesOf(text)) {
      if (seen.has(sentence)) shared.push(`${page} and ${seen.get(sentence)}: ${sentence}`);
      seen.set(sentence, page);
    }
  expect(shared).toEqual([]);
  expect(seen.size).toBeGreaterThan(3 * pages.length);
});

test("a page says what is known, in the visitor's currency, with two digits that mean something", () => {
  const ontario = { kind: "restaurants", where: "in Ontario", category: "restaurants" } as const;
  const text = (known: object, currency: "CAD" | "USD" = "CAD") =>
    landingText({ ...ontario, values: known, currency, rates }).join(" ");
  expect(text(values)).toBe(
    "Half of the restaurants in Ontario ask between CA$125,000 and CA$1,650,000; the median is CA$145,000. " +
      "At the median, restaurants in Ontario ask 2.8 times their yearly cash flow. " +
      "Of the owners of restaurants in Ontario who answer, 41% would finance part of the price. " +
      "Half of the restaurants in Ontario have been listed for more than 82 days.",
  );
  expect(text({ ...values, "median-multiple": undefined }, "USD")).toMatch(
    /^Half of the restaurants in Ontario ask between US\$86,000 and US\$1,150,000; .* Of the owners/,
  );
  expect(text({ "median-price": 100_000 })).toBe("");
});
