import { expect, test } from "vitest";
import { changedFields } from "./changed-fields.ts";

test("lists only fields that differ", () => {
  expect(
    changedFields({ title: "A", tags: ["x"], city: "Lyon" }, { title: "B", tags: ["x"], city: "" }),
  ).toEqual({ before: { title: "A", city: "Lyon" }, after: { title: "B", city: "" } });
  expect(changedFields({ title: "A", note: undefined }, { title: "A", note: null })).toBeNull();
});

test("an added or removed field is null on the other side", () => {
  expect(changedFields({}, { licence: "7" })).toEqual({
    before: { licence: null },
    after: { licence: "7" },
  });
});
