/** Compound files (MS-CFB), the Word and Excel format until 2003. Reads only what identifies the contents. */
export interface CompoundFile {
  names: Set<string>;
  /** The start of a stream; null if there is none, or if it is shorter than a sector. */
  readStream(name: string, length: number): Buffer | null;
}

const signature = "d0cf11e0a1b11ae1";
const endOfChain = 0xfffffffe;
const maxSector = 0xfffffffa;
const maxDirectoryEntries = 20_000;
const miniStreamCutoff = 4096;

export const isCompoundFile = (bytes: Buffer): boolean => bytes.toString("hex", 0, 8) === signature;

export function readCompoundFile(bytes: Buffer): CompoundFile | null {
  if (bytes.length < 1536 || !isCompoundFile(bytes)) return null;
  const shift = bytes.readUInt16LE(0x1e);
  if (shift !== 9 && shift !== 12) return null;
  const size = 2 ** shift;
  const sector = (index: number): Buffer | null => {
    const start = (index + 1) * size;
    return index < maxSector && start + size <= bytes.length
      ? bytes.subarray(start, start + size)
      : null;
  };
  const table = readTable(bytes, sector, size);
  if (!table) return null;

  /** The sectors of a stream, up to `length`. A circular chain ends after the file's number of sectors. */
  const readChain = (first: number, length: number): Buffer | null => {
    const parts: Buffer[] = [];
    const most = Math.min(Math.ceil(length / size), Math.ceil(bytes.length / size));
    for (let at = first; at !== endOfChain && parts.length < most;) {
      const part = sector(at);
      if (!part) return null;
      parts.push(part);
      const next = table(at);
      if (next === null) return null;
      at = next;
    }
    return Buffer.concat(parts).subarray(0, length);
  };

  const directory = readChain(bytes.readUInt32LE(0x30), maxDirectoryEntries * 128);
  if (!directory) return null;
  const streams = new Map<string, { first: number; length: number }>();
  for (let at = 0; at + 128 <= directory.length; at += 128) {
    const nameBytes = directory.readUInt16LE(at + 0x40);
    const isUsed = directory[at + 0x42] !== 0;
    if (!isUsed || nameBytes < 2 || nameBytes > 64) continue;
    const name = directory.toString("utf16le", at, at + nameBytes - 2);
    streams.set(name, {
      first: directory.readUInt32LE(at + 0x74),
      length: directory.readUInt32LE(at + 0x78),
    });
  }
  return {
    names: new Set(streams.keys()),
    readStream(name, length) {
      const stream = streams.get(name);
      if (!stream || stream.length < miniStreamCutoff) return null;
      return readChain(stream.first, Math.min(length, stream.length));
    },
  };
}

/** The table that says which sector follows which: its own sectors are listed in the header, and in a chain if there are many. */
function readTable(
  bytes: Buffer,
  sector: (index: number) => Buffer | null,
  size: number,
): ((index: number) => number | null) | null {
  const places: number[] = [];
  for (let at = 0x4c; at < 0x200; at += 4) places.push(bytes.readUInt32LE(at));
  let next = bytes.readUInt32LE(0x44);
  for (let left = bytes.length / size; next < maxSector && left > 0; left--) {
    const list = sector(next);
    if (!list) return null;
    for (let at = 0; at < size - 4; at += 4) places.push(list.readUInt32LE(at));
    next = list.readUInt32LE(size - 4);
  }
  const perSector = size / 4;
  return (index) => {
    const place = places[Math.floor(index / perSector)];
    const part = place === undefined ? null : sector(place);
    return part ? part.readUInt32LE((index % perSector) * 4) : null;
  };
}
