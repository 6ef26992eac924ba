import { expect, test } from "vitest";
import { isSectionName, sectionFields } from "./sections.ts";
import { fieldNames } from "#app/selling/editing/listing-fields.ts";

test("every field is in one section", () => {
  expect(Object.values(sectionFields).flat().sort()).toEqual([...fieldNames].sort());
});

test("accepts only known sections", () => {
  expect(isSectionName("figures")).toBe(true);
  expect(isSectionName("constructor")).toBe(false);
});
