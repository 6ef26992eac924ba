import { createHash } from "node:crypto";
import sharp from "sharp";
import type { FileProblem } from "./message-file.ts";
import { isPolyglot } from "#app/platform/files/is-polyglot.ts";
import { decodeSafely, findPixelProblem } from "#app/platform/files/picture-limits.ts";

export type RenderedPicture =
  | { ok: true; bytes: Uint8Array; contentHash: string }
  | { ok: false; reason: FileProblem };

const maxSide = 2400;

export async function renderMessagePicture(bytes: Uint8Array): Promise<RenderedPicture> {
  if (isPolyglot(bytes)) return { ok: false, reason: "polyglot" };
  try {
    const problem = findPixelProblem(await sharp(bytes, { limitInputPixels: false }).metadata());
    if (problem) return { ok: false, reason: problem };
    const drawn = await sharp(bytes, decodeSafely)
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .jpeg({ quality: 82, progressive: true })
      .toBuffer();
    return {
      ok: true,
      bytes: drawn,
      contentHash: createHash("sha256").update(drawn).digest("hex"),
    };
  } catch {
    return { ok: false, reason: "damaged" };
  }
}
