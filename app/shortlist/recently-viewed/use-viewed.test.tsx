import { expect, test } from "vitest";
import { maxViewed, withViewed } from "./use-viewed.tsx";

test("puts the latest first, without duplicates", () => {
  expect(withViewed(["a", "b", "c"], "b")).toEqual(["b", "a", "c"]);
});

test("keeps nine to show eight, because a page omits its own listing", () => {
  const many = Array.from({ length: 20 }, (_, index) => `id-${index}`);
  expect(withViewed(many, "new")).toHaveLength(maxViewed + 1);
});
