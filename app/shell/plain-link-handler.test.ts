import { expect, test } from "vitest";
import { isClientNavigation } from "./plain-link-handler.tsx";

const origin = "https://relevo.example";
const click = {
  button: 0,
  defaultPrevented: false,
  metaKey: false,
  altKey: false,
  ctrlKey: false,
  shiftKey: false,
};
const link = { target: "", download: "", origin };

test("a plain click navigates on the client", () => {
  expect(isClientNavigation(click, link, origin)).toBe(true);
  expect(isClientNavigation(click, { ...link, target: "_self" }, origin)).toBe(true);
});

test.each([
  ["the middle button", { button: 1 }],
  ["command", { metaKey: true }],
  ["control", { ctrlKey: true }],
  ["shift", { shiftKey: true }],
  ["alt", { altKey: true }],
  ["a handler of the link itself", { defaultPrevented: true }],
])("leaves the click to the browser: %s", (_name, changed) => {
  expect(isClientNavigation({ ...click, ...changed }, link, origin)).toBe(false);
});

test.each([
  ["a new tab", { target: "_blank" }],
  ["a file", { download: "listings.csv" }],
  ["another site", { origin: "https://elsewhere.example" }],
])("leaves a link to %s to the browser", (_name, changed) => {
  expect(isClientNavigation(click, { ...link, ...changed }, origin)).toBe(false);
});
