import { createHash } from "node:crypto";
import sharp from "sharp";
import {
  type AvatarProblem,
  type AvatarSize,
  avatarSizes,
  maxAvatarBytes,
  maxAvatarPixels,
} from "#app/accounts/avatar/avatar.ts";

export type DrawnAvatar =
  | { ok: true; key: string; files: { size: AvatarSize; bytes: Uint8Array }[] }
  | {
      ok: false;
      reason: Extract<AvatarProblem, "too-large" | "too-many-pixels" | "not-a-picture">;
    };

/** What stands behind a picture with holes, in the colour of our paper. */
const paper = "#f6f1e7";

/**
 * Judges by content, never by name, and draws the picture anew: whatever else was hidden in the file, where it was
 * taken included, does not survive. The middle is kept, unless the browser has cropped it already.
 */
export async function drawAvatar(bytes: Uint8Array): Promise<DrawnAvatar> {
  if (bytes.byteLength > maxAvatarBytes) return { ok: false, reason: "too-large" };
  if (!isPicture(bytes) || hidesSomething(bytes)) return { ok: false, reason: "not-a-picture" };
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > maxAvatarPixels) return { ok: false, reason: "too-many-pixels" };
    const largest = await draw(bytes, Math.max(...avatarSizes)).toBuffer();
    const files = await Promise.all(
      avatarSizes.map(async (size) => ({ size, bytes: await encode(largest, size) })),
    );
    const key = createHash("sha256");
    for (const file of files) key.update(file.bytes);
    return { ok: true, key: key.digest("hex"), files };
  } catch {
    // Whatever the library cannot read to the end is broken, or only looks like a picture.
    return { ok: false, reason: "not-a-picture" };
  }
}

const draw = (bytes: Uint8Array, size: number) =>
  sharp(bytes, { limitInputPixels: maxAvatarPixels, failOn: "error" })
    .autoOrient()
    .resize(size, size, { fit: "cover", position: "centre" })
    .flatten({ background: paper })
    .toColourspace("srgb")
    .png();

const encode = (largest: Uint8Array, size: AvatarSize): Promise<Uint8Array> =>
  sharp(largest).resize(size, size).webp({ quality: 84 }).toBuffer();

/** The first bytes of the formats that we take; SVG is a program and not among them. */
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

const zipTail = 66_000;

/** A file that is a picture and something else at once was made to deceive: a page, a program, a document, an archive. */
function hidesSomething(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  return (
    /<(script|html|!doctype|svg|iframe|\?php)[\s>]/i.test(text) ||
    text.slice(0, 1024).includes("%PDF-") ||
    text.slice(-zipTail).includes("PK\x05\x06")
  );
}
