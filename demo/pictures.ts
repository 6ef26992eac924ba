import { join } from "node:path";
import { z } from "zod";
import { photoWidths } from "#app/listings/media/photo.ts";
import { demoFolder, readData } from "#demo/data-folder.ts";

const pictureSchema = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]+$/),
  /** From where the business is seen: its front, its counter, its kitchen. A listing shows one picture of each view. */
  view: z.string(),
  alt: z.string().min(10),
  /** The subcategories that it is true for. */
  trades: z.array(z.string()).min(1),
});

export type Picture = z.output<typeof pictureSchema>;

export const pictures = readData("pictures.json", z.array(pictureSchema));

/** Every picture is kept in every width that a photo has. */
export const pictureSize = { width: photoWidths.at(-1)!, height: 800 };

export const pictureFile = (name: string, width: number): string =>
  join(demoFolder, "photos", String(width), `${name}.webp`);
