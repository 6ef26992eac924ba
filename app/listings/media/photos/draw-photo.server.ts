import sharp, { type Sharp } from "sharp";
import { photoWidths } from "#app/listings/media/photo.ts";
import { decodeBmp, readBmpHeader } from "./decode-bmp.server.ts";
import type { PictureProblem } from "#app/listings/media/file-problems.ts";
import { detectFormat, type PictureFormat } from "./picture-format.ts";
import { maxUploadBytes } from "#app/platform/uploads/upload.ts";
import { isPolyglot } from "#app/platform/files/is-polyglot.ts";
import { decodeSafely, findPixelProblem } from "#app/platform/files/picture-limits.ts";

export const drawnSize = { width: photoWidths.at(-1)!, height: (photoWidths.at(-1)! * 2) / 3 };

export type DrawOutcome = { ok: true; picture: Sharp } | { ok: false; reason: PictureProblem };

/** Smaller ones would look blurred on the page. */
const leastWidth = 200;
/** Three channels of two bytes: more, as in some PNGs, would exhaust the memory. */
const maxRawBytes = 40_000_000 * 6;
const paper = "#f6f1e7";

/** Checks the content and re-encodes it: drops metadata such as the location, applies rotation, converts colours to sRGB. */
export async function drawPhoto(bytes: Uint8Array): Promise<DrawOutcome> {
  if (bytes.byteLength === 0) return { ok: false, reason: "empty" };
  if (bytes.byteLength > maxUploadBytes.photo) return { ok: false, reason: "too-large" };
  const format = detectFormat(bytes);
  if (!format || isPolyglot(bytes)) return { ok: false, reason: "not-a-photo" };
  try {
    const opened = await openPicture(bytes, format);
    if ("reason" in opened) return { ok: false, reason: opened.reason };
    if (Math.max(opened.width, opened.height) < leastWidth)
      return { ok: false, reason: "too-small" };
    return { ok: true, picture: await draw(opened) };
  } catch {
    // A file that the library cannot decode completely is corrupt or in an unknown format.
    return { ok: false, reason: format === "heic" ? "heic" : "broken" };
  }
}

interface Opened {
  /** A new pipeline each time: a portrait is read twice. */
  read: () => Sharp;
  width: number;
  height: number;
}

async function openPicture(
  bytes: Uint8Array,
  format: PictureFormat,
): Promise<Opened | { reason: PictureProblem }> {
  if (format === "bmp") return openBmp(bytes);
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  const problem = findPixelProblem(metadata);
  if (problem) return { reason: problem };
  const { width, height, channels, depth, autoOrient } = metadata;
  const sampleBytes = depth === "uchar" || depth === "char" ? 1 : 2;
  if (width * height * channels * sampleBytes > maxRawBytes) return { reason: "too-many-pixels" };
  // Only the first frame of an animation or page of a TIFF is read.
  const read = () => sharp(bytes, decodeSafely).autoOrient();
  return { read, width: autoOrient.width, height: autoOrient.height };
}

function openBmp(bytes: Uint8Array): Opened | { reason: PictureProblem } {
  const header = readBmpHeader(bytes);
  if (!header) return { reason: "broken" };
  const problem = findPixelProblem(header);
  if (problem) return { reason: problem };
  const picture = decodeBmp(bytes, header);
  if (!picture) return { reason: "broken" };
  const { width, height, pixels } = picture;
  return { read: () => sharp(pixels, { raw: { width, height, channels: 3 } }), width, height };
}

/** The largest share of a photo that is cropped to make it 3:2: more would cut off its subject. */
const maxCut = 0.25;

/** 3:2, as on every page. Portraits and panoramas are shown whole on a blurred copy of themselves. */
async function draw({ read, width, height }: Opened): Promise<Sharp> {
  const ratio = (width / height) * (drawnSize.height / drawnSize.width);
  const cut = 1 - Math.min(ratio, 1 / ratio);
  const flat = (picture: Sharp) => picture.flatten({ background: paper }).toColourspace("srgb");
  const cover = { ...drawnSize, fit: "cover" } as const;
  const picture =
    cut <= maxCut
      ? flat(read().resize({ ...cover, position: sharp.strategy.attention }))
      : await onBlurredCopy(read, flat, cover);
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

async function onBlurredCopy(
  read: Opened["read"],
  flat: (picture: Sharp) => Sharp,
  cover: { width: number; height: number; fit: "cover" },
): Promise<Sharp> {
  const [small, whole] = [
    await flat(read().resize({ ...cover, width: 60, height: 40 }))
      .png()
      .toBuffer(),
    await flat(read().resize({ ...drawnSize, fit: "inside" }))
      .png()
      .toBuffer(),
  ];
  return sharp(
    await sharp(small)
      .resize({ ...cover, kernel: "cubic" })
      .blur(24)
      .modulate({ brightness: 0.7 })
      .png({ compressionLevel: 1 })
      .toBuffer(),
  ).composite([{ input: whole, gravity: "centre" }]);
}
