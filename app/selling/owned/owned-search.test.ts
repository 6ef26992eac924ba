import { expect, test } from "vitest";
import { ownedQuery, parseOwnedSearch, sortedQuery, wholeList } from "./owned-listing.ts";

const parse = (query: string) => parseOwnedSearch(new URLSearchParams(query));

test("round-trips through the address", () => {
  for (const query of [
    "",
    "?status=sold",
    "?status=active&q=corner+bakery&sort=views",
    "?need=photos&sort=reply&dir=desc",
  ])
    expect(ownedQuery(parse(query))).toBe(query);
});

test("falls back to the defaults", () => {
  expect(parse("status=gone&sort=price&q=%20&need=sleep&dir=up")).toEqual(wholeList);
  expect(parse("status=constructor&sort=constructor&need=constructor")).toEqual(wholeList);
  expect(parse("status=sold&need=photos")).toMatchObject({ status: null, need: "photos" });
});

test("a header turns the order, and another one starts with its own direction", () => {
  const search = parse("q=bakery&sort=views");
  expect(sortedQuery(search, "views", "asc")).toBe("?q=bakery&sort=views&dir=asc");
  expect(sortedQuery(search, "saves", "asc")).toBe("?q=bakery&sort=saves");
  expect(sortedQuery(search, "newest", "asc")).toBe("?q=bakery");
});

test("keeps one line of words that the database can store", () => {
  expect(parse("q=two%00%0Awords%ED%A0%80").words).toBe("two words\uFFFD\uFFFD\uFFFD");
  expect(parse(`q=${"x".repeat(500)}`).words).toHaveLength(80);
});
