import { expect, test } from "vitest";
import { parseRecent, withRecent } from "./recent-searches.ts";

const search = (label: string) => ({ label, to: `/businesses?q=${label}` });

test("keeps the latest five, most recent first, without duplicates", () => {
  const before = ["a", "b", "c", "d", "e"].map(search);
  expect(withRecent(before, search("b")).map(({ label }) => label)).toEqual([
    "b",
    "a",
    "c",
    "d",
    "e",
  ]);
  expect(withRecent(before, search("new"))).toHaveLength(5);
});

test("keeps a search of this site", () => {
  for (const to of ["/businesses?q=bakery", "/franchises", "/real-estate/ontario"])
    expect(parseRecent(JSON.stringify({ label: "Bakery", to }))).toEqual({ label: "Bakery", to });
});

test.each([
  "",
  "{",
  "null",
  '{"label":"x"}',
  '{"label":" ","to":"/businesses"}',
  '{"label":"x","to":"https://elsewhere.example/businesses"}',
  '{"label":"x","to":"//elsewhere.example"}',
  '{"label":"x","to":"javascript:alert(1)"}',
  '{"label":"x","to":"/account"}',
  JSON.stringify({ label: "x".repeat(600), to: "/businesses" }),
])("ignores %s", (entry) => {
  expect(parseRecent(entry)).toBeNull();
});
