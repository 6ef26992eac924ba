import { createHash } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import {
  type PhotoFormat,
  photoFormats,
  type PhotoWidth,
  photoWidths,
} from "#app/listings/media/photo.ts";
import { decodeBmp, readBmpHeader } from "#app/listings/media/photos/decode-bmp.server.ts";
import type { FileProblem } from "#app/listings/media/photos/photo-problems.ts";
import { detectFormat, type PictureFormat } from "#app/listings/media/photos/picture-format.ts";
import { maxUploadBytes } from "#app/listings/media/uploads/upload.ts";
import { isPolyglot } from "#app/platform/files/is-polyglot.ts";

export interface RenderedPhoto {
  /** A hash of the content. */
  storageKey: string;
  width: number;
  height: number;
  /** A few pixels as a data URL. */
  placeholder: string;
  files: { width: PhotoWidth; format: PhotoFormat; bytes: Uint8Array }[];
}

export type RenderOutcome = { ok: true; photo: RenderedPhoto } | { ok: false; reason: FileProblem };

const maxPixels = 40_000_000;
/** Smaller ones would be a blur on the page. */
const leastWidth = 200;
/** Three channels of two bytes: more than that, as some PNG have it, would not fit into our memory. */
const maxRawBytes = maxPixels * 6;
const largest = { width: photoWidths.at(-1)!, height: (photoWidths.at(-1)! * 2) / 3 };
/** The background of transparent pictures: the page colour. */
const paper = "#f6f1e7";

// Memory is bounded by one photo at a time in one thread, without the library's cache of decoded pictures.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Checks the content and re-encodes it, so that metadata such as the location and anything else hidden in the file is lost.
 * What is turned by its metadata is turned for good, and colours become sRGB.
 */
export async function renderPhoto(bytes: Uint8Array): Promise<RenderOutcome> {
  if (bytes.byteLength === 0) return { ok: false, reason: "empty" };
  if (bytes.byteLength > maxUploadBytes.photo) return { ok: false, reason: "too-large" };
  const format = detectFormat(bytes);
  if (!format || isPolyglot(bytes)) return { ok: false, reason: "not-a-photo" };
  try {
    const opened = await openPicture(bytes, format);
    return "reason" in opened ? { ok: false, reason: opened.reason } : await render(opened);
  } catch {
    // A file that the library cannot decode completely is broken, or in a format that it does not know.
    return { ok: false, reason: format === "heic" ? "heic" : "broken" };
  }
}

interface Opened {
  /** A new pipeline each time: it is read twice for a portrait. */
  read: () => Sharp;
  width: number;
  height: number;
}

async function openPicture(
  bytes: Uint8Array,
  format: PictureFormat,
): Promise<Opened | { reason: FileProblem }> {
  if (format === "bmp") return openBmp(bytes);
  const { width, height, channels, depth, autoOrient } = await sharp(bytes, {
    limitInputPixels: false,
  }).metadata();
  const sampleBytes = depth === "uchar" || depth === "char" ? 1 : 2;
  if (width * height > maxPixels || width * height * channels * sampleBytes > maxRawBytes)
    return { reason: "too-many-pixels" };
  // Only the first frame of an animation or page of a TIFF is read.
  const read = () =>
    sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
      .autoOrient()
      .timeout({ seconds: 30 });
  return { read, width: autoOrient.width, height: autoOrient.height };
}

async function openBmp(bytes: Uint8Array): Promise<Opened | { reason: FileProblem }> {
  const header = readBmpHeader(bytes);
  if (!header) return { reason: "broken" };
  if (header.width * header.height > maxPixels) return { reason: "too-many-pixels" };
  const picture = await decodeBmp(bytes, header);
  if (!picture) return { reason: "broken" };
  const { width, height, pixels } = picture;
  return { read: () => sharp(pixels, { raw: { width, height, channels: 3 } }), width, height };
}

async function render(opened: Opened): Promise<RenderOutcome> {
  if (Math.max(opened.width, opened.height) < leastWidth) return { ok: false, reason: "too-small" };
  const master = await drawMaster(opened);
  const files: RenderedPhoto["files"] = [];
  for (const width of photoWidths)
    for (const format of photoFormats)
      files.push({ width, format, bytes: await encode(master, width, format) });
  const hash = createHash("sha256");
  for (const file of files) hash.update(file.bytes);
  return {
    ok: true,
    photo: {
      storageKey: hash.digest("hex"),
      placeholder: await drawPlaceholder(master),
      files,
      ...largest,
    },
  };
}

/** The largest share of a photo that is cut off to make it 3:2: more would cut off what it shows. */
const maxCut = 0.25;

/**
 * In 3:2, as every page shows it. Photos of nearly that shape are cropped around what catches the eye; portraits and panoramas
 * are shown whole on a blurred copy of themselves.
 */
async function drawMaster({ read, width, height }: Opened): Promise<Sharp> {
  const ratio = (width / height) * (largest.height / largest.width);
  const cut = 1 - Math.min(ratio, 1 / ratio);
  const flat = (picture: Sharp) => picture.flatten({ background: paper }).toColourspace("srgb");
  const cover = { ...largest, fit: "cover" } as const;
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
    await flat(read().resize({ ...largest, fit: "inside" }))
      .png()
      .toBuffer(),
  ];
  return sharp(
    await sharp(small)
      .resize({ ...cover, kernel: "cubic" })
      .blur(24)
      .modulate({ brightness: 0.8 })
      .png({ compressionLevel: 1 })
      .toBuffer(),
  ).composite([{ input: whole, gravity: "centre" }]);
}

function encode(master: Sharp, width: PhotoWidth, format: PhotoFormat): Promise<Uint8Array> {
  const picture = master.clone();
  if (width < largest.width) picture.resize({ width });
  switch (format) {
    case "avif":
      return picture.avif({ quality: 50, effort: 2 }).toBuffer();
    case "webp":
      return picture.webp({ quality: 78, effort: 3 }).toBuffer();
    case "jpeg":
      return picture.jpeg({ quality: 78, progressive: true }).toBuffer();
  }
}

async function drawPlaceholder(master: Sharp): Promise<string> {
  const tiny = await master.clone().resize({ width: 12 }).webp({ quality: 30 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString("base64")}`;
}
