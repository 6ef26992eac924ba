import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { sceneNames, type Illustration } from "#app/content/articles/article.ts";
import { shareImageOf } from "./share-image.ts";

const root = new URL("../../../../", import.meta.url);
const trades = readFileSync(new URL("app/listings/card/trades.svg", root), "utf8");

test("every scene and every trade has an image, and there is no other", () => {
  const illustrations: Illustration[] = [
    ...sceneNames.map((scene) => ({ scene })),
    ...[...trades.matchAll(/<symbol id="([^"]+)"/g)].map(([, trade]) => ({ trade: trade! })),
  ];
  const files = readdirSync(new URL("public/share", root)).map((name) => `/share/${name}`);
  expect(files.sort()).toEqual(illustrations.map(shareImageOf).sort());
});
