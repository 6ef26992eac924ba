import { expect, test } from "vitest";
import { changedSince, readVersion, versionOf } from "./edit-version.ts";

test("a version survives the form and names later changes", () => {
  const version = readVersion(versionOf({ title: "Bakery", tags: ["a"], city: null }));
  expect(version).toEqual({ title: "Bakery", tags: ["a"], city: null });
  expect(changedSince(version!, { title: "Bakery", tags: ["a"], city: null })).toEqual([]);
  expect(changedSince(version!, { title: "Café", tags: ["a", "b"], city: null })).toEqual([
    "title",
    "tags",
  ]);
});

test("a field unknown to the version counts as changed, except an empty one", () => {
  expect(changedSince({}, { title: "Bakery", city: null })).toEqual(["title"]);
});

test.each([[null], [""], ["{"], ["[]"], ["null"], ["7"]])("%s is not a version", (text) => {
  expect(readVersion(text)).toBeNull();
});
