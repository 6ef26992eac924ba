import fc from "fast-check";
import { expect, test } from "vitest";
import { indexPlaces } from "./read-places.ts";
import { applyReading, findsTheSame, readQuery } from "./read-query.ts";
import { emptySearch, isExactSearch } from "#app/search/search.ts";
import { parseSearch, searchHref } from "#app/search/search-url.ts";

const places = indexPlaces([
  { name: "Toronto", region: "CA-ON", listings: 9 },
  { name: "Val-d'Or", region: "CA-QC", listings: 2 },
]);

const piece = fc.oneof(
  fc.constantFrom("bakery", "sushi", "café", "yoga gym", "shop", "franchise", "patio", "à vendre"),
  fc.constantFrom("toronto", "Val-d’Or", "ON", "on", "québec", "in", "the", "de", "B.C."),
  fc.constantFrom(
    "under 300k",
    "$1.5m",
    "entre 1 et 2 millions",
    '"wood fired"',
    "-pizza",
    "&",
    "'",
  ),
  fc.string({ unit: "grapheme", maxLength: 8 }),
);
const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(" "));

test("does not interpret the remaining text again", () => {
  fc.assert(
    fc.property(text, fc.constantFrom("asFilters" as const, "asWords" as const), (typed, how) => {
      const { words } = parseSearch(new URLSearchParams({ q: typed }));
      const read = applyReading(emptySearch, readQuery(words, places)[how], words);
      // As in the URL of the redirect.
      const opened = parseSearch(new URL(searchHref(read), "https://relevo.example"));
      expect(findsTheSame(opened, read)).toBe(true);
      if (opened.typed !== null)
        expect(readQuery(opened.typed, places)[how].words).toBe(opened.words);
      expect(isExactSearch(opened)).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test("keeps selected filters, except those that the text names", () => {
  const chosen = {
    ...emptySearch,
    regions: ["CA-BC"],
    categories: ["retail" as const],
    business: ["low_cost" as const],
    sort: "newest" as const,
    page: 3,
  };
  const read = applyReading(
    chosen,
    readQuery("bakery franchise toronto", places).asFilters,
    "typed",
  );
  expect(read).toMatchObject({
    categories: ["franchises"],
    subcategory: "coffee-franchises",
    city: "Toronto",
    regions: ["CA-ON"],
    business: ["low_cost"],
    sort: "newest",
    page: 1,
  });
});
