import { z } from "zod";
import { nameShape } from "#app/accounts/person.schema.ts";

const maxName = 120;

/** Two words in letters of any script: one name alone is not a signature. */
const isFullName = (text: string): boolean =>
  text.split(" ").filter((word) => /\p{L}/u.test(word)).length > 1 || isOneWordName.test(text);

/** Scripts that write a full name without a space. */
const isOneWordName =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]{2,}$/u;

export const signatureSchema = z.object({
  typedName: z
    .string()
    .transform((text) => text.normalize("NFC").replaceAll(/\s+/g, " ").trim())
    .pipe(
      z
        .string()
        .min(1, "Type your full name to sign.")
        .max(maxName, `Use at most ${maxName} characters.`)
        .regex(nameShape, "Use letters only, as your name is written.")
        .refine(isFullName, "Type your first and last name."),
    ),
  consent: z.literal("on", "Tick the box if you agree and want to sign electronically."),
  /** Of the text that was shown. */
  bodyHash: z.string(),
});

export type TypedSignature = Omit<z.infer<typeof signatureSchema>, "consent">;
