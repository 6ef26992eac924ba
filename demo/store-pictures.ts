import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { photoKey, photoWidths } from "#app/listings/media/photo.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { type Picture, pictureFile, pictures } from "#demo/pictures.ts";

export interface StoredPicture extends Picture {
  storageKey: string;
  bytes: number;
}

/** Storage is I/O-bound, so several pictures are stored concurrently. */
const atOnce = 8;

export async function storePictures(files: FileStore): Promise<StoredPicture[]> {
  const stored: StoredPicture[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < pictures.length; index = next++)
      stored[index] = await storePicture(files, pictures[index]!);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return stored;
}

async function storePicture(files: FileStore, picture: Picture): Promise<StoredPicture> {
  const images = await Promise.all(
    photoWidths.map((width) => readFile(pictureFile(picture.name, width))),
  );
  const largest = images.at(-1)!;
  const storageKey = createHash("sha256").update(largest).digest("hex").slice(0, 40);
  for (const [index, width] of photoWidths.entries())
    await files.put(photoKey(storageKey, width), images[index]!, "image/webp");
  return { ...picture, storageKey, bytes: largest.length };
}
