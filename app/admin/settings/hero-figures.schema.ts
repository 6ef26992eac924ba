import { z } from "zod";
import { plainText } from "#app/shared/plain-text.ts";

/** As short as a figure: it stands in large type beside three others. */
const figure = (what: string) =>
  z
    .string(`Enter ${what}`)
    .transform(plainText)
    .pipe(z.string().min(1, `Enter ${what}`).max(20, "Enter 20 characters or fewer"));

export const heroFiguresSchema = z.object({
  years: figure("the years"),
  sales: figure("the sales"),
  verified: figure("the share of verified businesses"),
});
