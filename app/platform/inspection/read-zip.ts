import { type Entry, fromBufferPromise, validateFileName } from "yauzl";

export interface ZipPart {
  name: string;
  isEncrypted: boolean;
  /** The content; null if it is corrupt or too long. */
  read(maxBytes?: number): Promise<Buffer | null>;
}

export type ZipDirectory =
  | { ok: true; parts: ZipPart[] }
  | { ok: false; reason: "not-a-zip" | "damaged" | "too-complex" | "trailing-data" };

const localSignature = 0x04034b50;
const endSignature = 0x06054b50;
const localLength = 30;
const endLength = 22;
const maxEntries = 5_000;
/** Names in documents have about forty characters. */
const maxNameLength = 255;
/** The declared unpacked size of all entries; a workbook of 20 MB reaches a tenth of it. */
const maxUnpacked = 1_000_000_000;
const maxRatio = 200;
/** A list of relationships or content types is some kilobytes; of a workbook with a thousand sheets, a megabyte. */
const maxPart = 4 * 1024 * 1024;
const maxRead = 32 * 1024 * 1024;

/** Reads only the central directory: nothing is unpacked before a part is read, whatever the archive claims. */
export async function readZipDirectory(bytes: Buffer): Promise<ZipDirectory> {
  if (bytes.length < endLength || bytes.readUInt32LE(0) !== localSignature)
    return { ok: false, reason: "not-a-zip" };
  // With a comment or anything else after it, the file could also be of another type.
  if (bytes.readUInt32LE(bytes.length - endLength) !== endSignature)
    return { ok: false, reason: bytes.includes("PK\x05\x06") ? "trailing-data" : "damaged" };
  try {
    // Otherwise a name in an extra field, which Word and Excel ignore, would replace the one they read.
    const zip = await fromBufferPromise(bytes, { decodeStrings: false });
    if (zip.entryCount > maxEntries) return { ok: false, reason: "too-complex" };
    const entries = await Array.fromAsync(zip.eachEntry());
    if (isTooComplex(entries)) return { ok: false, reason: "too-complex" };
    if (hasOverlaps(entries) || entries.some(hasUnsafeName))
      return { ok: false, reason: "damaged" };
    let left = maxRead;
    const read = async (entry: Entry, maxBytes: number): Promise<Buffer | null> => {
      const limit = Math.min(maxBytes, left);
      const chunks: Buffer[] = [];
      let length = 0;
      try {
        for await (const chunk of await zip.openReadStreamPromise(entry)) {
          length += (chunk as Buffer).length;
          if (length > limit) return null;
          chunks.push(chunk as Buffer);
        }
      } catch {
        return null;
      } finally {
        left -= length;
      }
      return Buffer.concat(chunks);
    };
    const parts = entries.map((entry) => ({
      name: nameOf(entry),
      isEncrypted: entry.isEncrypted(),
      read: (maxBytes = maxPart) => read(entry, maxBytes),
    }));
    return { ok: true, parts };
  } catch {
    return { ok: false, reason: "damaged" };
  }
}

function isTooComplex(entries: readonly Entry[]): boolean {
  const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  return (
    unpacked > maxUnpacked ||
    entries.some(
      ({ fileNameLength, uncompressedSize, compressedSize }) =>
        fileNameLength > maxNameLength || uncompressedSize > 1_000_000 + compressedSize * maxRatio,
    )
  );
}

/** Entries that share content or a name are meant to deceive readers or keep them busy. */
function hasOverlaps(entries: readonly Entry[]): boolean {
  let end = 0;
  for (const entry of entries.toSorted((a, b) => startOf(a) - startOf(b))) {
    if (startOf(entry) < end) return true;
    end = startOf(entry) + localLength + entry.fileNameLength + entry.compressedSize;
  }
  return new Set(entries.map((entry) => nameOf(entry).toLowerCase())).size < entries.length;
}

const nameOf = (entry: Entry): string => entry.fileNameRaw.toString("utf8");

function hasUnsafeName(entry: Entry): boolean {
  const name = nameOf(entry);
  return name.includes("\0") || validateFileName(name) !== null;
}

const startOf = (entry: Entry): number => entry.relativeOffsetOfLocalHeader;
