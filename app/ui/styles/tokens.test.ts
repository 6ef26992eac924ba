import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrast, parseTokens } from "./contrast.ts";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const themes = parseTokens(css);

const grounds = ["paper", "surface", "sunken"];
const AAA = 7;
const AA = 4.5;
/** For the borders of controls and other parts without text. */
const shape = 3;

const pairs: [text: string, ground: string, least: number][] = [
  ...grounds.flatMap((ground): [string, string, number][] => [
    ["ink", ground, AAA],
    ["ink-2", ground, AAA],
    ["ink-3", ground, AA],
    ["accent", ground, AAA],
    ["accent-strong", ground, AAA],
    ["danger", ground, AA],
    ["success", ground, AA],
    ["warning", ground, AA],
    ["warm-ink", ground, AA],
  ]),
  ["line-strong", "paper", shape],
  ["line-strong", "surface", shape],
  ["on-accent", "accent", AAA],
  ["on-accent", "accent-strong", AAA],
  ["on-warm", "warm", AA],
  ["on-danger", "danger", AA],
  ["accent", "accent-soft", AA],
  ["accent-strong", "accent-soft", AAA],
  ["warm-ink", "warm-soft", AA],
  ["success", "success-soft", AA],
  ["warning", "warning-soft", AA],
  ["danger", "danger-soft", AA],
  ["ink", "accent-soft", AAA],
  ["ink", "success-soft", AAA],
  ["ink", "warning-soft", AAA],
  ["ink", "danger-soft", AAA],
  ["ink", "warm-soft", AAA],
  ["ink-3", "line", 3],
  ["paper", "ink", AAA],
  ["on-deep", "deep", AAA],
  ["on-deep", "deep-2", AAA],
  ["on-deep-2", "deep", AAA],
  ["on-deep-2", "deep-2", AA],
  ["deep", "on-deep", AAA],
  ["deep", "on-deep-2", AA],
  ["warm", "deep", AA],
  ["warm", "deep-2", AA],
  ["ink", "shade-1", AAA],
  ["ink", "shade-2", AAA],
  ["ink", "shade-3", AA],
  ["on-accent", "shade-4", AA],
  ["on-accent", "shade-5", AAA],
];

describe.each(["light", "dark"] as const)("%s theme", (theme) => {
  test.each(pairs)("%s on %s reaches %d:1", (text, ground, least) => {
    const ratio = contrast(themes[theme][text]!, themes[theme][ground]!);
    expect(ratio).toBeGreaterThanOrEqual(least);
  });
});

test("this test covers every colour", () => {
  const declared = [...css.matchAll(/--([\w-]+): light-dark\(([^;]+)\);/g)];
  const solid = declared.filter(([, , value]) => !value?.includes("/")).map(([, name]) => name);
  expect(Object.keys(themes.light)).toEqual(solid);
  expect(Object.keys(themes.dark)).toEqual(solid);
});

test("the formula matches the definition", () => {
  const white = { l: 1, c: 0, h: 0 };
  const black = { l: 0, c: 0, h: 0 };
  expect(contrast(white, black)).toBeCloseTo(21, 1);
  expect(contrast(white, white)).toBe(1);
});
