import { z } from "zod";
import { fundsBands, timings } from "#app/accounts/passport/passport.ts";
import { cleanPublicText } from "#app/listings/public-text/clean-public-text.ts";
import { currencies } from "#app/shared/money.ts";
import { writtenText } from "#app/ui/forms/written-text.ts";

export const maxPassportText = 600;

/** Cleaned like the public text of a listing: no phone numbers, addresses or links. */
const text = writtenText(maxPassportText).transform((written) =>
  cleanPublicText(written).text.trim(),
);

const required = (message: string) => text.refine((written) => written !== "", message);

export const passportTextSchema = z.object({
  experience: required("Say what you have done so far, without contact details"),
  sought: required("Say what you are looking for, without contact details"),
  timing: z.enum(timings, "Choose when you want to buy"),
  about: text,
});
export type PassportTextInput = z.infer<typeof passportTextSchema>;

export const fundsSchema = z.object({
  band: z.enum(fundsBands, "Choose the range that the document shows"),
  currency: z.enum(currencies, "Choose the currency of the document"),
});
export type FundsInput = z.infer<typeof fundsSchema>;
