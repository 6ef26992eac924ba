import fc from "fast-check";
import { expect, test } from "vitest";
import { cropSide, clampCrop, moveCrop, initialCrop, zoomCrop } from "./crop.ts";

const picture = { width: 400, height: 300 };

test("begins with the middle, as large as fits", () => {
  expect(initialCrop(picture)).toEqual({ centreX: 200, centreY: 150, zoom: 1 });
  expect(cropSide(picture, initialCrop(picture))).toBe(300);
});

test("moving the picture to the right shows what lies on its left", () => {
  expect(moveCrop(picture, initialCrop(picture), 0.1, 0).centreX).toBe(170);
  expect(moveCrop(picture, initialCrop(picture), 0, 0.5).centreY).toBe(150);
});

test("zooming keeps between one and four times", () => {
  expect(zoomCrop(picture, initialCrop(picture), 99).zoom).toBe(4);
  expect(zoomCrop(picture, initialCrop(picture), 0).zoom).toBe(1);
});

test("whatever is asked, the square lies inside the picture", () => {
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
