import { expect, test } from "vitest";
import { formatSavedSearch } from "#app/search/search-url.ts";
import { choiceFields, readNewsletterChoice, toNewsletterChoice } from "./newsletter.ts";

function choose(categories: string[], regions: string[]) {
  const form = new FormData();
  for (const slug of categories) form.append(choiceFields.categories, slug);
  for (const code of regions) form.append(choiceFields.regions, code);
  return toNewsletterChoice(formatSavedSearch(readNewsletterChoice(form)));
}

test("a choice survives being stored as a search", () => {
  expect(choose(["retail", "restaurants"], ["CA-ON", "US-NY"])).toEqual({
    categories: expect.toSatisfy((all: string[]) => all.toSorted().join() === "restaurants,retail"),
    regions: expect.toSatisfy((all: string[]) => all.toSorted().join() === "CA-ON,US-NY"),
  });
});

test("nothing chosen, and nothing that we know, means everything", () => {
  expect(choose([], [])).toEqual({ categories: [], regions: [] });
  expect(choose(["no-such-trade"], ["XX-YY", "\u0000"])).toEqual({ categories: [], regions: [] });
});
