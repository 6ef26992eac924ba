export interface RawPicture {
  width: number;
  height: number;
  /** Three bytes per pixel: red, green, blue. */
  pixels: Uint8Array;
}

export interface BmpHeader {
  width: number;
  height: number;
  isTopDown: boolean;
  bits: 1 | 4 | 8 | 16 | 24 | 32;
  pixelsAt: number;
  /** Offset, number of colours and bytes per colour of the palette. */
  palette: { at: number; count: number; step: 3 | 4 };
  masks: [number, number, number];
}

const plain = 0;
const bitFields = 3;
const depths = [1, 4, 8, 16, 24, 32] as const;

/** The header of a Windows or OS/2 bitmap; null if it is corrupt or compressed, which is rare. */
export function readBmpHeader(bytes: Uint8Array): BmpHeader | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < 26) return null;
  const headerSize = file.readUInt32LE(14);
  const isOld = headerSize === 12;
  if (!isOld && (headerSize < 40 || file.length < 14 + headerSize)) return null;
  const width = isOld ? file.readUInt16LE(18) : file.readInt32LE(18);
  const rawHeight = isOld ? file.readUInt16LE(20) : file.readInt32LE(22);
  const bits = depths.find((depth) => depth === file.readUInt16LE(isOld ? 24 : 28));
  const compression = isOld ? plain : file.readUInt32LE(30);
  const height = Math.abs(rawHeight);
  if (width <= 0 || height <= 0 || !bits) return null;
  if (compression !== plain && !(compression === bitFields && (bits === 16 || bits === 32)))
    return null;
  const masks = readMasks(file, compression, bits);
  const step = isOld ? 3 : 4;
  const named = isOld ? 0 : file.readUInt32LE(46);
  const count = bits <= 8 ? Math.min(named || 2 ** bits, 2 ** bits) : 0;
  const at = 14 + headerSize;
  const pixelsAt = file.readUInt32LE(10);
  if (!masks || at + count * step > file.length || pixelsAt < at) return null;
  return {
    width,
    height,
    isTopDown: rawHeight < 0,
    bits,
    pixelsAt,
    palette: { at, count, step },
    masks,
  };
}

function readMasks(
  file: Buffer,
  compression: number,
  bits: number,
): [number, number, number] | null {
  if (compression !== bitFields)
    return bits === 16 ? [0x7c00, 0x03e0, 0x001f] : [0xff0000, 0x00ff00, 0x0000ff];
  if (file.length < 66) return null;
  return [file.readUInt32LE(54), file.readUInt32LE(58), file.readUInt32LE(62)];
}

export function decodeBmp(bytes: Uint8Array, header: BmpHeader): RawPicture | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { width, height, bits, pixelsAt, isTopDown } = header;
  const rowBytes = Math.ceil((width * bits) / 32) * 4;
  if (pixelsAt + rowBytes * height > file.length) return null;
  const pixels = new Uint8Array(width * height * 3);
  const colourAt = bits <= 8 ? paletteReader(file, header) : directReader(file, header);
  for (let row = 0; row < height; row++) {
    const start = pixelsAt + rowBytes * (isTopDown ? row : height - 1 - row);
    let at = row * width * 3;
    for (let x = 0; x < width; x++) {
      const colour = colourAt(start, x);
      pixels[at++] = colour >> 16;
      pixels[at++] = colour >> 8;
      pixels[at++] = colour;
    }
  }
  return { width, height, pixels };
}

type ColourReader = (rowStart: number, x: number) => number;

function paletteReader(file: Buffer, { bits, palette }: BmpHeader): ColourReader {
  const colours = Array.from({ length: palette.count }, (_, index) =>
    file.readUIntLE(palette.at + index * palette.step, 3),
  );
  const perByte = 8 / bits;
  const mask = 2 ** bits - 1;
  return (start, x) => {
    const byte = file[start + Math.floor(x / perByte)]!;
    const shift = 8 - bits * ((x % perByte) + 1);
    return colours[(byte >> shift) & mask] ?? 0;
  };
}

function directReader(file: Buffer, { bits, masks }: BmpHeader): ColourReader {
  if (bits === 24) return (start, x) => file.readUIntLE(start + x * 3, 3);
  const [red, green, blue] = masks.map(channelReader) as [Channel, Channel, Channel];
  const read: ColourReader =
    bits === 16
      ? (start, x) => file.readUInt16LE(start + x * 2)
      : (start, x) => file.readUInt32LE(start + x * 4);
  return (start, x) => {
    const value = read(start, x);
    return (red(value) << 16) | (green(value) << 8) | blue(value);
  };
}

type Channel = (value: number) => number;

function channelReader(mask: number): Channel {
  if (mask === 0) return () => 0;
  const shift = 31 - Math.clz32(mask & -mask);
  const max = mask >>> shift;
  return (value) => Math.round((((value & mask) >>> shift) / max) * 255);
}
