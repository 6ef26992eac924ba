import { expect, test } from "vitest";
import { articles } from "./articles.server.ts";
import { searchArticles } from "./search-articles.ts";

const find = (query: string) => searchArticles(articles, query).map(({ slug }) => slug);

test.each([
  ["How do I reset my password?", "sign-in-problems"],
  ["2fa", "two-step-sign-in"],
  ["compare", "compare"],
  ["COMPARING businesses".slice(0, 6), "compare"],
  ["cancel renewal", "packages"],
  ["how much does a listing cost", "packages"],
  ["hidden gem", "filters"],
  ["delete account", "your-data"],
  ["pesos", "currencies"],
  ["100% verified", "verification"],
  ["scam", "report-a-listing"],
  ["dark mode", "appearance"],
  ["unsubscribe", "notifications"],
  ["licence number", "become-a-broker"],
])("%s: %s comes first", (query, slug) => {
  expect(find(query)[0]).toBe(slug);
});

test("finds nothing for an empty query or words that no article mentions", () => {
  for (const query of ["", "  ", "?!", "submarine"]) expect(find(query)).toEqual([]);
});

test("if no article has all words, those with any are shown", () => {
  expect(find("submarine compare")).toContain("compare");
});
