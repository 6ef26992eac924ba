import sharp from "sharp";
import { countBits } from "#app/listings/review/fingerprint.ts";

const columns = 9;
const rows = 8;
/** A photo of one colour or one gradient has the fingerprint of every other such photo. */
const fewestEdges = 8;

/**
 * The perceptual hash of a photo (dHash): whether each point is brighter than its neighbour on the right. Give it one of the small
 * sizes, which are quick to read. Null where the photo shows too little to be recognized.
 */
export async function fingerprintPhoto(bytes: Uint8Array): Promise<bigint | null> {
  const pixels = await sharp(bytes)
    .resize(columns, rows, { fit: "fill" })
    .grayscale()
    .raw()
    .toBuffer();
  let bits = 0n;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns - 1; column += 1) {
      const at = row * columns + column;
      bits = (bits << 1n) | (pixels[at]! > pixels[at + 1]! ? 1n : 0n);
    }
  const edges = countBits(bits);
  return Math.min(edges, 64 - edges) < fewestEdges ? null : bits;
}
