import { inflateSync } from "node:zlib";

const [woffHead, woffEntry, head, entry] = [44, 20, 12, 16];

/** WOFF is the same tables as TrueType, each compressed: https://www.w3.org/TR/WOFF/#OverallStructure */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("not a WOFF font");
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = woffHead + index * woffEntry;
    const [start, packed, length] = [4, 8, 12].map((offset) => woff.readUInt32BE(at + offset)) as [
      number,
      number,
      number,
    ];
    const body = woff.subarray(start, start + packed);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.subarray(at + 16, at + 20),
      body: packed < length ? inflateSync(body, { maxOutputLength: length }) : body,
    };
  });
  const power = 2 ** Math.floor(Math.log2(count));
  const font = Buffer.alloc(
    tables.reduce((end, { body }) => end + padded(body.length), head + count * entry),
  );
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(power * entry, 6);
  font.writeUInt16BE(Math.log2(power), 8);
  font.writeUInt16BE((count - power) * entry, 10);
  let start = head + count * entry;
  for (const [index, { tag, checksum, body }] of tables.entries()) {
    const at = head + index * entry;
    tag.copy(font, at);
    checksum.copy(font, at + 4);
    font.writeUInt32BE(start, at + 8);
    font.writeUInt32BE(body.length, at + 12);
    body.copy(font, start);
    start += padded(body.length);
  }
  return font;
}

const padded = (length: number): number => Math.ceil(length / 4) * 4;
