/** The formats we can tell apart. SVG is not among them, because it can contain scripts. */
export type PictureFormat = "jpeg" | "png" | "gif" | "webp" | "tiff" | "bmp" | "avif" | "heic";

/** Detects by the first bytes, never by name or declared type. */
export function detectFormat(bytes: Uint8Array): PictureFormat | null {
  const head = Buffer.from(bytes.subarray(0, 64)).toString("latin1");
  if (head.startsWith("\xff\xd8\xff")) return "jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (/^GIF8[79]a/.test(head)) return "gif";
  if (head.startsWith("RIFF") && head.slice(8, 12) === "WEBP") return "webp";
  if (/^(II[*+]\0|MM\0[*+])/.test(head)) return "tiff";
  if (head.startsWith("BM")) return "bmp";
  if (head.slice(4, 8) !== "ftyp") return null;
  const brands = head.slice(8, Math.min(64, Buffer.from(bytes.subarray(0, 4)).readUInt32BE()));
  if (/avi[fs]/.test(brands)) return "avif";
  return /hei[cxms]|hev[cmsx]|mif1|msf1/.test(brands) ? "heic" : null;
}
