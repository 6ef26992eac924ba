const boms: readonly (readonly [bytes: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xff, 0xfe], "utf-16le"],
  [[0xfe, 0xff], "utf-16be"],
];

/** Spreadsheets save in UTF-8, UTF-16 or the Windows code page of Western Europe, mostly without saying so. */
export function decodeText(bytes: Uint8Array): string {
  const bom = boms.find(([mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (bom) return new TextDecoder(bom[1]).decode(bytes);
  const wide = guessWide(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(declaredEncoding(bytes) ?? "windows-1252").decode(bytes);
  }
}

/** Of Latin text in UTF-16 every other byte is zero. */
function guessWide(bytes: Uint8Array): string | null {
  const zeros = [0, 0];
  const sample = bytes.subarray(0, 1000);
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2]!++;
  const half = sample.length / 2;
  if (zeros[1]! > half * 0.6 && zeros[0]! < half * 0.1) return "utf-16le";
  return zeros[0]! > half * 0.6 && zeros[1]! < half * 0.1 ? "utf-16be" : null;
}

const declaration = /^\s{0,20}<\?xml[^>]{0,200}encoding\s{0,20}=\s{0,20}["']([\w-]{1,40})/;

function declaredEncoding(bytes: Uint8Array): string | null {
  const start = String.fromCharCode(...bytes.subarray(0, 300));
  const name = declaration.exec(start)?.[1];
  if (!name) return null;
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return null;
  }
}
