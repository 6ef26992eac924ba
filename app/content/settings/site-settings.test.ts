import { expect, test } from "vitest";
import { withSubscribers } from "./site-settings.ts";

test("the announcement counts as many subscribers as the packages promise, or none", () => {
  const members = { value: "16,300+", label: "members" };
  const figures = [members, { value: "34,200+", label: "Subscribers" }];
  expect(withSubscribers(figures, "6,300+")).toEqual([
    members,
    { value: "6,300+", label: "Subscribers" },
  ]);
  expect(withSubscribers(figures, "")).toEqual([members]);
});
