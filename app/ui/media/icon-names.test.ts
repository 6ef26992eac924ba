import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { iconNames } from "./icon-names.ts";

const sprite = readFileSync(new URL("icons.svg", import.meta.url), "utf8");

test("every name has a symbol, and every symbol but the logo has a name", () => {
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)]
    .map(([, id]) => id!)
    .filter((id) => !id.startsWith("logo"));
  expect(drawn).toEqual([...iconNames]);
});
