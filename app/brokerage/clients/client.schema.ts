import { z } from "zod";
import { cleanPublicText } from "#app/listings/public-text/clean-public-text.ts";
import { alertAddressSchema } from "#app/messages/alerts/subscribe/alert.schema.ts";
import { plainText } from "#app/shared/plain-text.ts";
import { maxClientName } from "./client.ts";

/** Mail programs make links of them, and a stranger is greeted by this name. Numbered companies are no phone numbers. */
const isWithoutLinks = (name: string): boolean =>
  cleanPublicText(name).removed.every(({ kind }) => kind === "phone");

export const clientSchema = z.object({
  name: z
    .string("Enter the client's name")
    .transform((text) => plainText(text).replaceAll(/\s+/g, " "))
    .pipe(
      z
        .string()
        .min(1, "Enter the client's name")
        .max(maxClientName, `Use at most ${maxClientName} characters`)
        .refine(isWithoutLinks, "Enter a name, without links or addresses"),
    ),
  email: alertAddressSchema.shape.email,
  listingId: z.string("Choose a listing").min(1, "Choose a listing"),
});
