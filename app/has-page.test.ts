import { expect, test } from "vitest";
import { existingPages, hasPage } from "./has-page.ts";

test.each([
  ["/", true],
  ["/businesses", true],
  ["/businesses/restaurants/ontario?sort=newest#results", true],
  ["/businesses/restaurants/ontario/toronto", false],
  ["/business/0190a5b2", true],
  ["/account/dashboard", true],
  ["?page=2", true],
  ["#main", true],
  ["/no-such-page", false],
  ["/admin/no-such-page", false],
  ["/account/no-such-page", false],
])("%s: %s", (to, expected) => {
  expect(hasPage(to)).toBe(expected);
});

test("omits links to pages that do not exist", () => {
  const links = [{ to: "/brokers" }, { to: "/no-such-page" }];
  expect(existingPages(links)).toEqual([{ to: "/brokers" }]);
});
