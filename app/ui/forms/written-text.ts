import { z } from "zod";
import { plainText } from "#app/shared/plain-text.ts";

const atMost = (max: number) =>
  z.string().max(max, `Use at most ${max.toLocaleString("en-CA")} characters`);

/** What somebody writes in a form. It may stay empty, unless it is said what is missing then. */
export const writtenText = (max: number, missing?: string) =>
  z
    .string(missing)
    .default("")
    .transform(plainText)
    .pipe(missing ? atMost(max).min(1, missing) : atMost(max));

/** The same on one line. */
export const writtenLine = (max: number, missing: string) =>
  z
    .string(missing)
    .default("")
    .transform((text) => plainText(text).replaceAll(/\s+/g, " "))
    .pipe(atMost(max).min(1, missing));
