import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { renderAvatar } from "./render-avatar.server.ts";

const picture = (width = 320, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: "teal" } });

describe("a picture", () => {
  test.each(["jpeg", "png", "webp", "gif", "avif"] as const)("accepts %s", async (format) => {
    const drawn = await renderAvatar(await picture().toFormat(format).toBuffer());
    expect(drawn.ok).toBe(true);
  });

  test("is re-encoded as a square without location metadata", async () => {
    const withPlace = await picture()
      .withExif({ IFD0: { Artist: "canary" }, IFD3: { GPSLatitude: "43/1 39/1 0/1" } })
      .jpeg()
      .toBuffer();
    expect(withPlace.includes("canary")).toBe(true);
    const drawn = await renderAvatar(withPlace);
    if (!drawn.ok) throw new Error(drawn.reason);
    for (const { size, bytes } of drawn.files) {
      const { format, width, height, exif, xmp, icc } = await sharp(bytes).metadata();
      expect({ format, width, height }).toEqual({ format: "webp", width: size, height: size });
      expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
      expect(Buffer.from(bytes).includes("canary")).toBe(false);
    }
  });

  test("is rotated upright", async () => {
    const halves = await sharp({
      create: { width: 200, height: 200, channels: 3, background: "white" },
    })
      .composite([{ input: await picture(200, 100).png().toBuffer(), top: 0, left: 0 }])
      .withMetadata({ orientation: 3 })
      .jpeg({ quality: 100 })
      .toBuffer();
    const drawn = await renderAvatar(halves);
    if (!drawn.ok) throw new Error(drawn.reason);
    const top = await sharp(drawn.files[1]!.bytes)
      .extract({ left: 128, top: 10, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(top[0]).toBeGreaterThan(240);
  });
});

describe("rejects", () => {
  const refused = async (bytes: Uint8Array) => {
    const drawn = await renderAvatar(bytes);
    return drawn.ok ? "taken" : drawn.reason;
  };

  test("any file over 5 MB", async () => {
    expect(await refused(new Uint8Array(5 * 1024 * 1024 + 1))).toBe("too-large");
  });

  test("more than 40 megapixels, however small the file", async () => {
    const bomb = await picture(8000, 5001).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.byteLength).toBeLessThan(400_000);
    expect(await refused(bomb)).toBe("too-many-pixels");
  });

  test.each([
    ["nothing", ""],
    ["text", "hello"],
    ["SVG", "<svg xmlns='http://www.w3.org/2000/svg'><rect width='9' height='9'/></svg>"],
    ["SVG after an XML declaration", "<?xml version='1.0'?><svg/>"],
    ["HTML", "<!doctype html><script>alert(1)</script>"],
    ["a GIF by its first letters only", "GIF89a/*<script>alert(1)</script>*/"],
    ["a JPEG by its first letters only", "\xff\xd8\xff\xe0 and so on"],
  ])("%s", async (_name, text) => {
    expect(await refused(Buffer.from(text, "latin1"))).toBe("not-a-picture");
  });

  test.each([
    ["a page", "<html><body onload=alert(1)>"],
    ["a script", "<script >alert(1)</script>"],
    ["a program", "<?php system('ls');"],
    ["an archive", "PK\x05\x06\0\0\0\0\0\0\0\0"],
  ])("a valid picture followed by %s", async (_name, tail) => {
    const bytes = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from(tail, "latin1")]);
    expect(await refused(bytes)).toBe("not-a-picture");
  });

  test("a truncated picture", async () => {
    const noise = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: "teal",
        noise: { type: "gaussian", mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    expect(await refused(noise.subarray(0, noise.length / 2))).toBe("not-a-picture");
  });
});
