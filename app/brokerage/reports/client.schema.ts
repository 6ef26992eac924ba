import { z } from "zod";
import { alertAddressSchema } from "#app/messages/alerts/subscribe/alert.schema.ts";
import { plainText } from "#app/shared/plain-text.ts";
import { maxClientName, maxNote } from "./owner-report.ts";

export const clientSchema = z.object({
  name: z
    .string("Enter the client's name")
    .transform((text) => plainText(text).replaceAll(/\s+/g, " "))
    .pipe(
      z
        .string()
        .min(1, "Enter the client's name")
        .max(maxClientName, `Use at most ${maxClientName} characters`),
    ),
  email: alertAddressSchema.shape.email,
  listingId: z.string("Choose a listing").min(1, "Choose a listing"),
});

export const noteSchema = z
  .string("Write a note")
  .transform(plainText)
  .pipe(z.string().max(maxNote, `Use at most ${maxNote} characters`));
