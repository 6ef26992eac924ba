import sharp from "sharp";
import { aDocx } from "#test/sample-documents.ts";

// The slowest files to parse, generated so that no such file is in the repository. Each was once accepted or slow.

const relations = "word/_rels/document.xml.rels";

/** A kilobyte whose list of links is a megabyte of unclosed tags. */
export const aDocxOfOpenTags = (): Uint8Array =>
  aDocx({ [relations]: "<Relationship ".repeat(75_000) });

/** The same, with a wrong size in its directory. */
export const aDocxWithFalseSize = (): Uint8Array =>
  aDocx({ [relations]: { content: "<Relationship ".repeat(290_000), declaredSize: 100 } });

/** Thousands of directory entries that all name one part. */
export function aDocxOfOnePart(entries = 4_900): Uint8Array {
  const links = `<Relationships>${" ".repeat(100_000)}</Relationships>`;
  const good = Buffer.from(aDocx({ "word/_rels/9999.rels": links }));
  const end = good.subarray(-22);
  const start = end.readUInt32LE(16);
  const directory = good.subarray(start, -22);
  const last = directory.subarray(directory.lastIndexOf("PK\x01\x02"));
  const repeated = Array.from({ length: entries }, (_, index) => {
    const entry = Buffer.from(last);
    entry.write(String(index).padStart(4, "0"), 46 + "word/_rels/".length);
    return entry;
  });
  const whole = Buffer.concat([directory, ...repeated]);
  const newEnd = Buffer.from(end);
  const count = end.readUInt16LE(10) + entries;
  newEnd.writeUInt16LE(count, 8);
  newEnd.writeUInt16LE(count, 10);
  newEnd.writeUInt32LE(whole.length, 12);
  return Buffer.concat([good.subarray(0, start), whole, newEnd]);
}

/** Parts with the longest names that a directory allows. */
export const aDocxOfLongNames = (): Uint8Array =>
  aDocx(
    Object.fromEntries(
      Array.from({ length: 100 }, (_, index) => [`${"embeddings/".repeat(5_900)}${index}`, "x"]),
    ),
  );

/** Objects without an end, a megabyte of them: the reader looks for each to the end of the file. */
export const aPdfOfOpenObjects = (objects = 100_000): Uint8Array =>
  Buffer.from(`%PDF-1.7\n${"1 0 obj\n(\n".repeat(objects)}\ntrailer<</Root 1 0 R>>\n%%EOF`);

/** A kilobyte that decodes to 40 million pixels, in the slowest format. */
export const aLargeAvif = (): Promise<Buffer> =>
  sharp({ create: { width: 6_300, height: 6_300, channels: 3, background: "#c2410c" } })
    .avif({ effort: 0, quality: 1 })
    .toBuffer();

/** Ten megabytes that look like the start of a tag at every byte. */
export const aPictureOfTags = (tag = "<", bytes = 10 * 1024 * 1024 - 3): Buffer =>
  Buffer.concat([Buffer.from("\xff\xd8\xff", "latin1"), Buffer.alloc(bytes, tag)]);

/** A photo of nearly 10 MB, like a camera's. */
export const aLargePhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 4_000,
      height: 3_000,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 88 })
    .toBuffer();
