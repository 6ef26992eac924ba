/** Linear, whereas `URLSearchParams` takes quadratic time for fields without a value. Null if there are more than `maxPairs`. */
export function parseUrlencoded(
  body: Uint8Array,
  maxPairs: number,
): [name: Buffer, value: Buffer][] | null {
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString("latin1");
  const pairs = text.split("&", maxPairs + 1);
  if (pairs.length > maxPairs) return null;
  return pairs
    .filter((pair) => pair !== "")
    .map((pair) => {
      const [name = ""] = pair.split("=", 1);
      return [decode(name), decode(pair.slice(name.length + 1))];
    });
}

/** Tolerant, unlike `decodeURIComponent`: a stray percent sign stays. */
function decode(encoded: string): Buffer {
  const bytes = Buffer.from(encoded, "latin1");
  let end = 0;
  for (let index = 0; index < bytes.length; index++) {
    let byte = bytes[index]!;
    if (byte === 0x2b) byte = 0x20;
    else if (byte === 0x25) {
      const code = 16 * digitOf(bytes[index + 1]) + digitOf(bytes[index + 2]);
      if (code >= 0) {
        byte = code;
        index += 2;
      }
    }
    bytes[end++] = byte;
  }
  return bytes.subarray(0, end);
}

/** Value of a hexadecimal digit; far below zero for anything else. */
function digitOf(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const small = byte | 0x20;
  return small >= 0x61 && small <= 0x66 ? small - 0x57 : -1000;
}
