import { expect, test } from "vitest";
import {
  deskHref,
  deskTabs,
  type DeskTab,
  parseTab,
  sectionFields,
  tabFields,
} from "./sections.ts";
import { fieldNames } from "#app/selling/editing/listing-fields.ts";

test("every field is in one section, and every section in one tab", () => {
  expect(Object.values(sectionFields).flat().sort()).toEqual([...fieldNames].sort());
  const tabs = Object.keys(deskTabs) as DeskTab[];
  expect(tabs.flatMap(tabFields).sort()).toEqual([...fieldNames].sort());
});

test.each([
  ["figures", "?tab=figures#figures"],
  ["generalSummary", "?tab=listing#generalSummary"],
  ["postalCode", "?tab=private#postalCode"],
  ["documents", "?tab=media#documents"],
  ["mandate", "#mandate"],
  ["nowhere", "#nowhere"],
])("a link to %s opens its tab", (anchor, end) => {
  expect(deskHref("1", anchor)).toBe(`/account/listings/edit/1${end}`);
});

test("an unknown tab is the overview", () => {
  expect(["media", "constructor", null].map(parseTab)).toEqual(["media", "overview", "overview"]);
});
