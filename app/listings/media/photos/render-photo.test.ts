import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { photoFormats, photoWidths } from "#app/listings/media/photo.ts";
import { drawPhoto } from "./draw-photo.server.ts";
import type { PictureProblem } from "#app/listings/media/file-problems.ts";
import { renderPhoto } from "./render-photo.server.ts";
import { aLargeAvif } from "#test/worst-files.ts";
import { aBmp, aPicture, gpsWord, withLocation } from "#test/pictures.ts";

async function render(bytes: Uint8Array) {
  const outcome = await renderPhoto(bytes);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.photo;
}

async function draw(bytes: Uint8Array) {
  const outcome = await drawPhoto(bytes);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.picture;
}

type Colour = "left" | "right" | "other";

/** The colours at positions from 0 to 1 in both directions. */
async function coloursAt(bytes: Uint8Array, ...positions: [x: number, y: number][]) {
  const { data, info } = await (await draw(bytes)).raw().toBuffer({ resolveWithObject: true });
  return positions.map(([x, y]): Colour => {
    const at =
      (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) *
      info.channels;
    const near = (red: number, green: number, blue: number) =>
      [red, green, blue].every((value, index) => Math.abs(value - data[at + index]!) < 40);
    if (near(0xc2, 0x41, 0x0c)) return "left";
    return near(0x15, 0x5e, 0x75) ? "right" : "other";
  });
}

describe("a photo", () => {
  test("is stored in every width and format, 3:2, with a placeholder, without its location, under one key", async () => {
    const bytes = await withLocation(aPicture(2000, 1400).withIccProfile("p3")).jpeg().toBuffer();
    expect((await sharp(bytes).metadata()).exif?.toString("latin1")).toContain(gpsWord);
    const photo = await render(bytes);
    expect(photo.files).toHaveLength(photoWidths.length * photoFormats.length);
    for (const file of photo.files) {
      const { format, width, height, exif, icc, xmp } = await sharp(file.bytes).metadata();
      expect({ format, width, height }).toEqual({
        format: file.format === "avif" ? "heif" : file.format,
        width: file.width,
        height: Math.round((file.width * 2) / 3),
      });
      expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
      expect(Buffer.from(file.bytes).toString("latin1")).not.toContain(gpsWord);
    }
    expect(photo.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(photo.placeholder.length).toBeLessThan(400);
    expect(photo).toMatchObject({ width: 1200, height: 800 });
    // Uploaded again.
    expect((await render(bytes)).hash).toBe(photo.hash);
  });

  test.each([
    ["jpg", () => aPicture().jpeg().toBuffer()],
    ["gif", () => aPicture().gif().toBuffer()],
    ["png", () => aPicture().png().toBuffer()],
    ["tiff", () => aPicture().tiff({ compression: "lzw" }).toBuffer()],
    ["bmp", () => aBmp(aPicture())],
    ["webp", () => aPicture().webp().toBuffer()],
    ["avif", () => aPicture().avif({ effort: 0 }).toBuffer()],
    ["16-bit PNG", () => aPicture().toColourspace("rgb16").png().toBuffer()],
    ["palette PNG", () => aPicture().png({ palette: true }).toBuffer()],
    ["interlaced PNG", () => aPicture().png({ progressive: true }).toBuffer()],
    ["CMYK JPEG", () => aPicture().toColourspace("cmyk").jpeg().toBuffer()],
    ["CMYK TIFF", () => aPicture().toColourspace("cmyk").tiff().toBuffer()],
  ])(
    "may be a %s",
    async (_name, make) => {
      const bytes = await make();
      expect(await coloursAt(bytes, [0.05, 0.5], [0.95, 0.5])).toEqual(["left", "right"]);
    },
    30_000,
  );

  test("is rotated upright", async () => {
    // Stored sideways, as phones do: the left of the file is the top of the picture.
    const bytes = await aPicture(900, 1350).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await coloursAt(bytes, [0.5, 0.05], [0.5, 0.95])).toEqual(["left", "right"]);
  });

  test("in portrait is shown whole, on a blurred copy of itself", async () => {
    const bytes = await aPicture(800, 1200).jpeg().toBuffer();
    const colours = await coloursAt(bytes, [0.45, 0.02], [0.55, 0.98], [0.02, 0.5]);
    expect(colours).toEqual(["left", "right", "other"]);
  });

  test("shows the first frame of an animation", async () => {
    const frames = await Promise.all(
      ["#c2410c", "#155e75"].map((colour) => aPicture(300, 200, colour, colour).png().toBuffer()),
    );
    const bytes = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    expect((await sharp(bytes).metadata()).pages).toBe(2);
    expect(await coloursAt(bytes, [0.5, 0.5])).toEqual(["left"]);
  });

  test("with transparency gets a paper-coloured background", async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const bytes = await sharp({
      create: { width: 300, height: 200, channels: 4, background: clear },
    })
      .png()
      .toBuffer();
    const { dominant } = await sharp(await (await draw(bytes)).png().toBuffer()).stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(200);
  });
});

const web = Buffer.from("<!doctype html><html><script>alert(document.cookie)</script></html>");
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect/></svg>');
const jpeg = () => aPicture().jpeg().toBuffer();
const heic = Buffer.concat([
  Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
  Buffer.alloc(200),
]);

/** A tiny file that claims to be huge: the decoder would need gigabytes. */
function bomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(60_000, 0);
  header.writeUInt32BE(60_000, 4);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(1_000_000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
const bmpBomb = async () => {
  const file = await aBmp(aPicture(30, 20));
  file.writeInt32LE(60_000, 18);
  file.writeInt32LE(60_000, 22);
  return file;
};

describe("rejects", () => {
  test.each<[string, PictureProblem, () => Buffer | Promise<Buffer>]>([
    ["an empty file", "empty", () => Buffer.alloc(0)],
    ["a web page with the name of a photo", "not-a-photo", () => web],
    ["an SVG with the name of a photo", "not-a-photo", () => svg],
    [
      "an SVG after a byte order mark",
      "not-a-photo",
      () => Buffer.concat([Buffer.from("\ufeff"), svg]),
    ],
    [
      "a JPEG that is a web page too",
      "not-a-photo",
      async () => Buffer.concat([await jpeg(), web]),
    ],
    [
      "a JPEG with a web page in its comment",
      "not-a-photo",
      async () => withComment(await jpeg(), web),
    ],
    [
      "a GIF that is a script too",
      "not-a-photo",
      async () =>
        Buffer.concat([
          await aPicture().gif().toBuffer(),
          Buffer.from("<script>alert(1)//</script>"),
        ]),
    ],
    [
      "a GIF that is an archive too",
      "not-a-photo",
      async () =>
        Buffer.concat([
          await aPicture().gif().toBuffer(),
          Buffer.from("PK\x05\x06" + "\0".repeat(18), "latin1"),
        ]),
    ],
    [
      "a PDF with the head of a JPEG",
      "not-a-photo",
      () => Buffer.from("\xff\xd8\xff%PDF-1.7", "latin1"),
    ],
    ["a truncated JPEG", "broken", async () => (await jpeg()).subarray(0, 3000)],
    [
      "a truncated PNG",
      "broken",
      async () => {
        const all = await aPicture().png().toBuffer();
        return all.subarray(0, all.length / 2);
      },
    ],
    ["a truncated BMP", "broken", async () => (await aBmp(aPicture())).subarray(0, 5000)],
    ["only the head of a JPEG", "broken", () => Buffer.from("\xff\xd8\xff\xe0", "latin1")],
    ["only the head of a BMP", "broken", () => Buffer.from("BM")],
    [
      "noise after the head of a TIFF",
      "broken",
      () => Buffer.concat([Buffer.from("II*\0", "latin1"), Buffer.alloc(64, 7)]),
    ],
    ["a pixel bomb", "too-many-pixels", bomb],
    ["a pixel bomb in BMP", "too-many-pixels", bmpBomb],
    [
      "41 megapixels",
      "too-many-pixels",
      () =>
        sharp({ create: { width: 8200, height: 5000, channels: 3, background: "red" } })
          .png()
          .toBuffer(),
    ],
    ["a large AVIF, which takes seconds to decode", "too-slow", aLargeAvif],
    ["more than 10 MB", "too-large", () => Buffer.alloc(10 * 1024 * 1024 + 1, "\xff\xd8\xff")],
    ["an icon", "too-small", () => aPicture(32, 32).png().toBuffer()],
    ["HEIC, which the decoder does not know", "heic", () => heic],
  ])(
    "%s is %s",
    async (_what, reason, make) => {
      expect(await drawPhoto(await make())).toEqual({ ok: false, reason });
    },
    30_000,
  );
});

/** A comment segment right after the start of the image. */
function withComment(file: Buffer, comment: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(comment.length + 2, 2);
  return Buffer.concat([file.subarray(0, 2), head, comment, file.subarray(2)]);
}
