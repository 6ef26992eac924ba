import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sceneNames } from "#app/content/articles/article.ts";

const drawing = readFileSync(new URL("scenes.svg", import.meta.url), "utf8");

test("every name has a symbol, and every symbol a name", () => {
  const drawn = [...drawing.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(drawn).toEqual(sceneNames);
});

test("every colour is one of the palette, so that it follows the theme", () => {
  const palette = readFileSync(new URL("../../../ui/styles/tokens.css", import.meta.url), "utf8");
  const colours = [...drawing.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, value]) => value!);
  const names = colours.filter((value) => value !== "none").map((value) => value.slice(6, -1));
  expect(names.length).toBeGreaterThan(0);
  for (const name of new Set(names)) expect(palette).toContain(`--${name}: light-dark(`);
});
