import { z } from "zod";
import { maxPhotos } from "#app/listings/listing.ts";
import { maxAltLength, maxCaptionLength } from "./own-photo.ts";

const photoId = z.uuid();

/** One line: line breaks would not be shown. */
const line = (max: number, name: string) =>
  z
    .string()
    .transform((text) => text.replace(/\s+/g, " ").trim())
    .pipe(z.string().max(max, `${name} can have ${max} characters at most.`));

export const photoTexts = {
  caption: line(maxCaptionLength, "A caption"),
  alt: line(maxAltLength, "A description"),
};

export const photoChangeSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("order"),
    ids: z
      .string()
      .transform((text) => text.split(","))
      .pipe(z.array(photoId).max(maxPhotos)),
  }),
  z.object({ intent: z.literal("earlier"), photoId }),
  z.object({ intent: z.literal("later"), photoId }),
  z.object({ intent: z.literal("cover"), photoId }),
  z.object({ intent: z.literal("delete"), photoId }),
  z.object({
    intent: z.literal("describe"),
    photoId,
    caption: photoTexts.caption.optional(),
    alt: photoTexts.alt.optional(),
    revealing: z
      .enum(["yes", "no"])
      .transform((value) => value === "yes")
      .optional(),
  }),
]);

export type PhotoChange = z.output<typeof photoChangeSchema>;
