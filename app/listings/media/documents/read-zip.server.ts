import { inflateRawSync } from "node:zlib";

/** The directory of a ZIP archive; contents are unpacked one by one, each up to a limit. */
export interface ZipEntry {
  name: string;
  isEncrypted: boolean;
  /** The content, or null where it is damaged or longer than `limit`. */
  read(limit: number): Buffer | null;
}

export type ZipDirectory =
  | { ok: true; entries: ZipEntry[] }
  | { ok: false; reason: "not-a-zip" | "damaged" | "too-complex" | "trailing-data" };

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endLength = 22;
const maxEntries = 5_000;
/** What all entries together say that they unpack to; a workbook of 20 MB reaches a tenth of it. */
const maxUnpacked = 1_000_000_000;
const maxRatio = 200;

/** Reads the central directory only: nothing is unpacked, whatever the archive claims. */
export function readZipDirectory(bytes: Buffer): ZipDirectory {
  if (bytes.length < endLength || bytes.readUInt32LE(0) !== localSignature)
    return { ok: false, reason: "not-a-zip" };
  const end = bytes.length - endLength;
  // With a comment or anything else behind it, the file could be another kind of file too.
  if (bytes.readUInt32LE(end) !== endSignature)
    return { ok: false, reason: findEnd(bytes) < 0 ? "damaged" : "trailing-data" };
  const count = bytes.readUInt16LE(end + 10);
  const size = bytes.readUInt32LE(end + 12);
  const start = bytes.readUInt32LE(end + 16);
  if (count > maxEntries) return { ok: false, reason: "too-complex" };
  if (start + size !== end) return { ok: false, reason: "damaged" };
  const entries: ZipEntry[] = [];
  let unpackedTotal = 0;
  for (let at = start; entries.length < count;) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== entrySignature)
      return { ok: false, reason: "damaged" };
    const packed = bytes.readUInt32LE(at + 20);
    const unpacked = bytes.readUInt32LE(at + 24);
    unpackedTotal += unpacked;
    if (unpackedTotal > maxUnpacked || unpacked > 1_000_000 + packed * maxRatio)
      return { ok: false, reason: "too-complex" };
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString("utf8", at + 46, at + 46 + nameLength);
    const place = { method: bytes.readUInt16LE(at + 10), packed, at: bytes.readUInt32LE(at + 42) };
    entries.push({
      name,
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      read: (limit) => readEntry(bytes, place, limit),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return { ok: true, entries };
}

const findEnd = (bytes: Buffer): number => bytes.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));

function readEntry(
  bytes: Buffer,
  { method, packed, at }: { method: number; packed: number; at: number },
  limit: number,
): Buffer | null {
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== localSignature) return null;
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const content = bytes.subarray(start, start + packed);
  if (content.length < packed) return null;
  if (method === 0) return content.length <= limit ? content : null;
  if (method !== 8) return null;
  try {
    return inflateRawSync(content, { maxOutputLength: limit });
  } catch {
    // Damaged, or it unpacks to more than its directory says.
    return null;
  }
}
