import sharp from "sharp";
import { countBits } from "./fingerprint.ts";

const columns = 9;
const rows = 8;
/** Every photo is first scaled to this size and blurred, which hides its own size and compression. */
const common = { width: 200, height: 150 };
/** Smaller differences vary with the compression. */
const leastDifference = 2;
/** All photos of one colour or gradient would have the same fingerprint. */
const fewestEdges = 8;

/** A perceptual hash (dHash): whether each pixel is brighter than its right neighbour. Null if the photo shows too little. */
export async function fingerprintPhoto(bytes: Uint8Array): Promise<bigint | null> {
  const blurred = await sharp(bytes)
    .resize(common.width, common.height, { fit: "fill", fastShrinkOnLoad: false })
    .flatten({ background: "#fff" })
    .grayscale()
    .blur(4)
    .raw()
    .toBuffer();
  const pixels = await sharp(blurred, { raw: { ...common, channels: 1 } })
    .resize(columns, rows, { fit: "fill" })
    .grayscale()
    .raw()
    .toBuffer();
  let bits = 0n;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns - 1; column += 1) {
      const at = row * columns + column;
      bits = (bits << 1n) | (pixels[at]! - pixels[at + 1]! > leastDifference ? 1n : 0n);
    }
  const edges = countBits(bits);
  return Math.min(edges, 64 - edges) < fewestEdges ? null : bits;
}
