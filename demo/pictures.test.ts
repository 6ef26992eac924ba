import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { categories } from "#app/listings/category.ts";
import { photoWidths } from "#app/listings/media/photo.ts";
import { demoFolder } from "#demo/data-folder.ts";
import { pictureFile, pictures, pictureSize } from "#demo/pictures.ts";

const trades = categories.flatMap(({ subcategories }) => subcategories.map(({ slug }) => slug));

describe("the pictures", () => {
  test("have unique names and descriptions", () => {
    expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length);
    expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length);
  });

  test.each(trades)("show %s from at least two sides", (trade) => {
    const views = pictures.filter((picture) => picture.trades.includes(trade));
    expect(new Set(views.map(({ view }) => view)).size).toBeGreaterThanOrEqual(2);
  });

  test("name known trades only", () => {
    expect(pictures.flatMap((picture) => picture.trades)).toSatisfy((named: string[]) =>
      named.every((trade) => trades.includes(trade)),
    );
  });

  test("take less than 10 MB, and no file is unused", () => {
    const names = pictures.map(({ name }) => `${name}.webp`).toSorted();
    for (const width of photoWidths)
      expect(readdirSync(join(demoFolder, "photos", String(width))).toSorted()).toEqual(names);
    const sizes = photoWidths.flatMap((width) =>
      pictures.map(({ name }) => statSync(pictureFile(name, width)).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(10_000_000);
  });

  test.each(photoWidths)("are 3:2 in WebP, %d wide", async (width) => {
    const height = Math.round((width * 2) / 3);
    for (const { name } of pictures)
      expect(await sharp(pictureFile(name, width)).metadata()).toMatchObject({
        format: "webp",
        width,
        height,
      });
  });

  test("state their actual size", async () => {
    const { width, height } = await sharp(
      pictureFile(pictures[0]!.name, photoWidths.at(-1)!),
    ).metadata();
    expect(pictureSize).toEqual({ width, height });
  });
});
