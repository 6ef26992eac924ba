import { expect, test } from "vitest";
import { maxViewed, withViewed } from "./use-viewed.tsx";

test("the latest stands in front, once", () => {
  expect(withViewed(["a", "b", "c"], "b")).toEqual(["b", "a", "c"]);
});

test("eight are shown, so nine are kept: the page that shows them leaves its own out", () => {
  const many = Array.from({ length: 20 }, (_, index) => `id-${index}`);
  expect(withViewed(many, "new")).toHaveLength(maxViewed + 1);
});
