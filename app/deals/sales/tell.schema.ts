import { z } from "zod";
import { plainText } from "#app/shared/plain-text.ts";
import { maxTellText } from "./sale.ts";

export const tellSchema = z.object({
  text: z
    .string()
    .default("")
    .transform(plainText)
    .pipe(
      z
        .string()
        .min(1, "Write what the other buyers should read")
        .max(maxTellText, "Use at most 2,000 characters"),
    ),
});
