import sharp, { type Sharp } from "sharp";

/** Generated test pictures: two halves in two colours, so that rotation and cropping are visible. */
export const aPicture = (width = 900, height = 600, left = "#c2410c", right = "#155e75"): Sharp =>
  sharp({ create: { width, height, channels: 3, background: right } }).composite([
    {
      input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: left } },
      left: 0,
      top: 0,
    },
  ]);

/** Location metadata of a phone. */
export const gpsWord = "CanaryCamera";

export const withLocation = (picture: Sharp): Sharp =>
  picture.withExif({
    IFD0: { Make: gpsWord, Copyright: gpsWord },
    IFD3: {
      GPSLatitudeRef: "N",
      GPSLatitude: "43/1 39/1 0/1",
      GPSLongitudeRef: "W",
      GPSLongitude: "79/1 23/1 0/1",
    },
  });

/** An uncompressed bitmap of 24 bits per pixel, as Windows programs save it. */
export async function aBmp(picture: Sharp): Promise<Buffer> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const rowBytes = Math.ceil((info.width * 3) / 4) * 4;
  const file = Buffer.alloc(54 + rowBytes * info.height);
  file.write("BM");
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(info.width, 18);
  file.writeInt32LE(info.height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      const from = (y * info.width + x) * 3;
      const to = 54 + (info.height - 1 - y) * rowBytes + x * 3;
      file[to] = data[from + 2]!;
      file[to + 1] = data[from + 1]!;
      file[to + 2] = data[from]!;
    }
  return file;
}
