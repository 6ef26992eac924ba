import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import sharp from "sharp";
import { photoKey, photoWidths } from "#app/listings/media/photo.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { drawPicture, type Picture, pictures } from "#demo/pictures/pictures.ts";

export interface StoredPicture extends Picture {
  storageKey: string;
  width: number;
  height: number;
  bytes: number;
}

/** The pictures are drawn in the largest width that is kept. */
const drawnSize = { width: 1200, height: 800 };

/** As many at once as the machine has hands for, each on one thread: more threads per picture only get in each other's way. */
const hands = availableParallelism();
sharp.concurrency(1);
sharp.cache(false);

/** Rendering is most of the work of a first start: six of each category are a rich market, and more would only take longer. */
const perCategory = 6;

const chosen = Map.groupBy(pictures, ({ category }) => category)
  .values()
  .flatMap((all) =>
    all.filter(
      (_, index) =>
        Math.floor((index * perCategory) / all.length) !==
        Math.floor(((index - 1) * perCategory) / all.length),
    ),
  )
  .toArray();

/** Draws the pictures, renders each in every width and stores it. A picture that is there already is left alone. */
export async function storePictures(files: FileStore): Promise<StoredPicture[]> {
  const stored: StoredPicture[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < chosen.length; index = next++)
      stored[index] = await storePicture(files, chosen[index]!);
  };
  await Promise.all(Array.from({ length: hands }, work));
  return stored;
}

async function storePicture(files: FileStore, picture: Picture): Promise<StoredPicture> {
  const svg = Buffer.from(drawPicture(picture));
  const storageKey = createHash("sha256").update(svg).digest("hex").slice(0, 40);
  const largest = photoWidths.at(-1)!;
  const known = await files.get(photoKey(storageKey, largest));
  await known?.body.cancel();
  if (known) return { ...picture, storageKey, ...drawnSize, bytes: known.size };

  const { data, info } = await sharp(svg).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  let bytes = 0;
  // The largest last: it is the one whose presence says that all are there.
  for (const width of photoWidths) {
    const whole = sharp(data, { raw });
    const sized = width === info.width ? whole : whole.resize({ width });
    const image = await sized.webp({ quality: 78, effort: 0 }).toBuffer();
    await files.put(photoKey(storageKey, width), image, "image/webp");
    bytes = image.length;
  }
  return { ...picture, storageKey, ...drawnSize, bytes };
}
