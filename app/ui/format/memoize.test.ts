import { expect, test } from "vitest";
import { memoize } from "./memoize.ts";

test("creates each format once per set of options", () => {
  let made = 0;
  const format = memoize((locale: string, compact: boolean) => ({
    locale,
    compact,
    number: ++made,
  }));
  expect(format("en-CA", true)).toBe(format("en-CA", true));
  expect(format("en-CA", false)).toEqual({ locale: "en-CA", compact: false, number: 2 });
  expect(format("fr-CA", true).number).toBe(3);
});

test("is bounded", () => {
  let made = 0;
  const format = memoize((zone: string) => `${zone} ${String(++made)}`);
  for (let index = 0; index < 1_000; index++) format(String(index));
  const first = format("0");
  expect(made).toBe(1_001);
  expect(format("0")).toBe(first);
});
