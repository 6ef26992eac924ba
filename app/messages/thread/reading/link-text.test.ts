import { expect, test } from "vitest";
import { linkText } from "./link-text.ts";
import { processorTimeOf } from "#test/processor-time.ts";

test("addresses in a text become links, the rest stays text", () => {
  expect(linkText("See https://example.com/lease?a=1. Thanks!\nBea")).toEqual([
    { at: 0, text: "See " },
    { at: 4, text: "https://example.com/lease?a=1", href: "https://example.com/lease?a=1" },
    { at: 33, text: ". Thanks!\nBea" },
  ]);
  expect(linkText("No link")).toEqual([{ at: 0, text: "No link" }]);
  expect(linkText("")).toEqual([]);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,hello",
  "https://bank.example@evil.example/",
  "https://user:secret@example.com",
  "https://аpple.com",
  "https://xn--pple-43d.com",
  "http://2130706433/",
  "http://127.0.0.1/",
  "https://localhost/",
  "https://example.com:8443/",
  "https://exam\u202eple.com/",
])("%s stays text", (text) => {
  expect(linkText(text).every(({ href }) => href === undefined)).toBe(true);
});

test("a hundred thousand characters take linear time", () => {
  const time = processorTimeOf(() => {
    linkText("https://".repeat(12_500));
    linkText(`https://example.com/${"(".repeat(100_000)}`);
    linkText(`https://example.com/${")".repeat(100_000)}x`);
  });
  expect(time).toBeLessThan(1000);
});
