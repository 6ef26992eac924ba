import fc from "fast-check";
import { expect, test } from "vitest";
import { cropSide, clampCrop, moveCrop, initialCrop, zoomCrop } from "./crop.ts";

const picture = { width: 400, height: 300 };

test("starts centred and as large as possible", () => {
  expect(initialCrop(picture)).toEqual({ centreX: 200, centreY: 150, zoom: 1 });
  expect(cropSide(picture, initialCrop(picture))).toBe(300);
});

test("moving the picture right reveals its left side", () => {
  expect(moveCrop(picture, initialCrop(picture), 0.1, 0).centreX).toBe(170);
  expect(moveCrop(picture, initialCrop(picture), 0, 0.5).centreY).toBe(150);
});

test("zoom stays between 1 and 4", () => {
  expect(zoomCrop(picture, initialCrop(picture), 99).zoom).toBe(4);
  expect(zoomCrop(picture, initialCrop(picture), 0).zoom).toBe(1);
});

test("the square always stays inside the picture", () => {
  const size = fc.integer({ min: 1, max: 8000 });
  const number = fc.double({ min: -1e5, max: 1e5, noNaN: true });
  fc.assert(
    fc.property(size, size, number, number, number, (width, height, centreX, centreY, zoom) => {
      const kept = clampCrop({ width, height }, { centreX, centreY, zoom });
      const half = cropSide({ width, height }, kept) / 2;
      expect(kept.centreX - half).toBeGreaterThanOrEqual(-1e-6);
      expect(kept.centreY - half).toBeGreaterThanOrEqual(-1e-6);
      expect(kept.centreX + half).toBeLessThanOrEqual(width + 1e-6);
      expect(kept.centreY + half).toBeLessThanOrEqual(height + 1e-6);
    }),
  );
});
