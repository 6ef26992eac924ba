import sharp from "sharp";
import { type AvatarProblem, type AvatarSize, avatarSizes, maxAvatarBytes } from "./avatar.ts";
import { isPolyglot } from "#app/platform/files/is-polyglot.ts";
import { decodeSafely, findPixelProblem } from "#app/platform/files/picture-limits.ts";

export type RenderedAvatar =
  | { ok: true; files: { size: AvatarSize; bytes: Uint8Array }[] }
  | {
      ok: false;
      reason: Extract<
        AvatarProblem,
        "too-large" | "too-many-pixels" | "too-slow" | "not-a-picture"
      >;
    };

const paper = "#f6f1e7";

/** Re-encodes the picture, which drops metadata such as the location. Runs in its own process (`server/file-worker.ts`). */
export async function renderAvatar(bytes: Uint8Array): Promise<RenderedAvatar> {
  if (bytes.byteLength > maxAvatarBytes) return { ok: false, reason: "too-large" };
  if (!isPicture(bytes) || isPolyglot(bytes)) return { ok: false, reason: "not-a-picture" };
  try {
    const problem = findPixelProblem(await sharp(bytes, { limitInputPixels: false }).metadata());
    if (problem) return { ok: false, reason: problem };
    const largest = await draw(bytes, Math.max(...avatarSizes)).toBuffer();
    const files = await Promise.all(
      avatarSizes.map(async (size) => ({ size, bytes: await encode(largest, size) })),
    );
    return { ok: true, files };
  } catch {
    return { ok: false, reason: "not-a-picture" };
  }
}

const draw = (bytes: Uint8Array, size: number) =>
  sharp(bytes, decodeSafely)
    .autoOrient()
    .resize(size, size, { fit: "cover", position: "centre" })
    .flatten({ background: paper })
    .toColourspace("srgb")
    .png();

const encode = (largest: Uint8Array, size: AvatarSize): Promise<Uint8Array> =>
  sharp(largest).resize(size, size).webp({ quality: 84 }).toBuffer();

/** No SVG: it can contain scripts. */
function isPicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  return (
    head.startsWith("\xff\xd8\xff") ||
    head.startsWith("\x89PNG\r\n\x1a\n") ||
    head.startsWith("GIF87a") ||
    head.startsWith("GIF89a") ||
    (head.startsWith("RIFF") && head.slice(8, 12) === "WEBP") ||
    /^ftypavi[fs]$/.test(head.slice(4, 12))
  );
}
