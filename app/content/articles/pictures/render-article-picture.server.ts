import sharp from "sharp";
import {
  maxPictureBytes,
  type PictureProblem,
  type PictureWidth,
  pictureWidths,
  storedWidths,
} from "./article-picture.ts";
import { detectFormat, type PictureFormat } from "#app/listings/media/photos/picture-format.ts";
import { isPolyglot } from "#app/platform/files/is-polyglot.ts";
import { decodeSafely, findPixelProblem } from "#app/platform/files/picture-limits.ts";

export type RenderedArticlePicture =
  | {
      ok: true;
      width: number;
      height: number;
      files: { width: PictureWidth; bytes: Uint8Array }[];
    }
  | {
      ok: false;
      reason: Extract<
        PictureProblem,
        "too-large" | "too-many-pixels" | "too-slow" | "not-a-picture"
      >;
    };

const formats = new Set<PictureFormat | null>(["jpeg", "png", "webp", "gif", "avif"]);
const largest = pictureWidths.at(-1)!;

/** Re-encodes the picture, which drops metadata such as the location. Runs in its own process (`server/file-worker.ts`). */
export async function renderArticlePicture(bytes: Uint8Array): Promise<RenderedArticlePicture> {
  if (bytes.byteLength > maxPictureBytes) return { ok: false, reason: "too-large" };
  if (!formats.has(detectFormat(bytes)) || isPolyglot(bytes))
    return { ok: false, reason: "not-a-picture" };
  try {
    const problem = findPixelProblem(await sharp(bytes, { limitInputPixels: false }).metadata());
    if (problem) return { ok: false, reason: problem };
    const { data, info } = await sharp(bytes, decodeSafely)
      .autoOrient()
      .resize({ width: largest, withoutEnlargement: true })
      .toColourspace("srgb")
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const files = [];
    for (const one of storedWidths(width))
      files.push({ width: one, bytes: await encode(data, one) });
    return { ok: true, width, height, files };
  } catch {
    return { ok: false, reason: "not-a-picture" };
  }
}

const encode = (picture: Uint8Array, width: PictureWidth): Promise<Uint8Array> =>
  sharp(picture)
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 80, effort: 3 })
    .toBuffer();
