import { crc32 } from "node:zlib";

export interface ZipEntry {
  name: string;
  bytes: Uint8Array;
}

const local = 0x04034b50;
const central = 0x02014b50;
const end = 0x06054b50;

/** The archive itself may have up to 4 GB. */
const namesAreUtf8 = 0x0800;

/** Stores files without compressing them: photos are compressed already. Holds one file at a time. */
export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name: text, bytes } of entries) {
    const name = Buffer.from(text);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(namesAreUtf8, 2);
    // January 1, 1980: the same photos give the same bytes.
    head.writeUInt16LE(0x21, 8);
    head.writeUInt32LE(crc32(bytes), 10);
    head.writeUInt32LE(bytes.byteLength, 14);
    head.writeUInt32LE(bytes.byteLength, 18);
    head.writeUInt16LE(name.length, 22);
    const start = Buffer.concat([number(local), head, name]);
    yield start;
    yield bytes;
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([number(central), number(20, 2), head, rest, name]));
    offset += start.length + bytes.byteLength;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  yield* directory;
  yield Buffer.concat([
    number(end),
    number(0),
    number(directory.length, 2),
    number(directory.length, 2),
    number(size),
    number(offset),
    number(0, 2),
  ]);
}

function number(value: number, length = 4): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntLE(value, 0, length);
  return bytes;
}
