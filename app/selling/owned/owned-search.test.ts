import { expect, test } from "vitest";
import { ownedQuery, parseOwnedSearch } from "./owned-listing.ts";

const parse = (query: string) => parseOwnedSearch(new URLSearchParams(query));

test("round-trips through the address", () => {
  for (const query of ["", "?status=sold", "?status=active&q=corner+bakery&sort=views"])
    expect(ownedQuery(parse(query))).toBe(query);
});

test("falls back to the defaults", () => {
  const all = { status: null, words: "", sort: "newest" };
  expect(parse("status=gone&sort=price&q=%20")).toEqual(all);
  expect(parse("status=constructor&sort=constructor")).toEqual(all);
});

test("keeps one line of words that the database can store", () => {
  expect(parse("q=two%00%0Awords%ED%A0%80").words).toBe("two words\uFFFD\uFFFD\uFFFD");
  expect(parse(`q=${"x".repeat(500)}`).words).toHaveLength(80);
});
