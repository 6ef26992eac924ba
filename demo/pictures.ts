import { join } from "node:path";
import { z } from "zod";
import { photoWidths } from "#app/listings/media/photo.ts";
import { demoFolder, readData } from "#demo/data-folder.ts";

const pictureSchema = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]+$/),
  /** The view of the business: its front, its counter, its kitchen. A listing shows one picture per view. */
  view: z.string(),
  alt: z.string().min(10),
  /** The subcategories it fits. */
  trades: z.array(z.string()).min(1),
});

export type Picture = z.output<typeof pictureSchema>;

export const pictures = readData("pictures.json", z.array(pictureSchema));

/** Every picture is stored in every photo width. */
export const pictureSize = { width: photoWidths.at(-1)!, height: 800 };

export const pictureFile = (name: string, width: number): string =>
  join(demoFolder, "photos", String(width), `${name}.webp`);
