import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { countBits } from "./fingerprint.ts";
import { fingerprintPhoto } from "./fingerprint-photo.server.ts";
import { projectRoot } from "#app/platform/project-root.ts";

const folder = join(projectRoot, "demo/photos/400");
const photos = readdirSync(folder)
  .filter((_, index) => index % 12 === 0)
  .map((name) => readFileSync(join(folder, name)));
const distance = (one: bigint | null, other: bigint | null) =>
  one === null || other === null ? 64 : countBits(one ^ other);

test("a photo survives resizing and recompression, and differs from all others", async () => {
  const bits = await Promise.all(photos.map((photo) => fingerprintPhoto(photo)));
  const copies = await Promise.all(
    photos.map(async (photo, index) =>
      fingerprintPhoto(
        await (
          index % 2 === 0
            ? sharp(photo).resize(200).jpeg({ quality: 50 })
            : sharp(photo).resize(900).webp({ quality: 70 })
        ).toBuffer(),
      ),
    ),
  );
  expect(photos.length).toBeGreaterThan(10);
  bits.forEach((one, index) => {
    expect(distance(one, copies[index]!)).toBeLessThanOrEqual(3);
    for (const other of bits.slice(index + 1)) expect(distance(one, other)).toBeGreaterThan(6);
  });
});

test("a photo of one colour is not compared", async () => {
  const plain = sharp({ create: { width: 90, height: 60, channels: 3, background: "#888" } });
  expect(await fingerprintPhoto(await plain.png().toBuffer())).toBeNull();
});
