import sharp from "sharp";
import { maxReviewedBytes, type RenderedPicture } from "./review.ts";
import { isPolyglot } from "#app/platform/files/is-polyglot.ts";
import { decodeSafely, findPixelProblem } from "#app/platform/files/picture-limits.ts";

/** Enough to read the small print of a passport. */
const largestSide = 2400;
/** A document on a smaller picture is unreadable. */
const leastSide = 600;

/** Re-encodes the picture, which drops metadata such as the location. Runs in its own process (`server/file-worker.ts`). */
export async function renderDocumentPicture(bytes: Uint8Array): Promise<RenderedPicture> {
  if (bytes.byteLength === 0) return { ok: false, reason: "no-file" };
  if (bytes.byteLength > maxReviewedBytes) return { ok: false, reason: "too-large" };
  const format = detectFormat(bytes);
  if (!format || isPolyglot(bytes)) return { ok: false, reason: "not-a-picture" };
  try {
    const picture = await sharp(bytes, { limitInputPixels: false }).metadata();
    const problem = findPixelProblem(picture);
    if (problem) return { ok: false, reason: problem };
    if (Math.max(picture.width, picture.height) < leastSide)
      return { ok: false, reason: "too-small" };
    return { ok: true, bytes: await draw(bytes), contentType: "image/webp" };
  } catch {
    // Corrupt, or HEIC, which not every build of the library can decode.
    return { ok: false, reason: format === "heic" ? "heic" : "not-a-picture" };
  }
}

const draw = (bytes: Uint8Array): Promise<Uint8Array> =>
  sharp(bytes, decodeSafely)
    .autoOrient()
    .resize(largestSide, largestSide, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .webp({ quality: 85 })
    .toBuffer();

function detectFormat(bytes: Uint8Array): "jpeg" | "png" | "webp" | "heic" | null {
  const head = Buffer.from(bytes.subarray(0, 32)).toString("latin1");
  if (head.startsWith("\xff\xd8\xff")) return "jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (head.startsWith("RIFF") && head.slice(8, 12) === "WEBP") return "webp";
  return /^ftyp(hei[cxms]|hev[cmsx]|mif1|msf1)/.test(head.slice(4, 12)) ? "heic" : null;
}
