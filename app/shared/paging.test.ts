import { expect, test } from "vitest";
import { offsetOf, paged, pageFrom, pageHref, pageNumbers } from "./paging.ts";

test.each([
  ["", 1],
  ["page=3", 3],
  ["page=0", 1],
  ["page=-2", 1],
  ["page=1e9", 1],
  ["page=99999999999", 1],
  ["page=2.5", 1],
])("%s means page %i", (query, page) => {
  expect(pageFrom(new URLSearchParams(query), 20)).toEqual({ page, size: 20 });
});

test("the second page starts after the first", () => {
  expect(offsetOf({ page: 2, size: 20 })).toBe(20);
});

test("an empty list still has one page", () => {
  expect(paged([], 0, { page: 1, size: 20 }).pages).toBe(1);
  expect(paged([], 41, { page: 1, size: 20 }).pages).toBe(3);
});

test("a page link keeps the rest of the address", () => {
  expect(pageHref("/a", "?status=active", 2)).toBe("/a?status=active&page=2");
  expect(pageHref("/a", "?status=active&page=2", 1)).toBe("/a?status=active");
  expect(pageHref("/a", "?page=2", 1)).toBe("/a");
});

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 110, [1, 2, "gap", 109, 110]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [50, 110, [1, 2, "gap", 49, 50, 51, "gap", 109, 110]],
  [110, 110, [1, 2, "gap", 109, 110]],
  [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
] as const)("page %i of %i", (current, last, expected) => {
  expect(pageNumbers(current, last)).toEqual(expected);
});
