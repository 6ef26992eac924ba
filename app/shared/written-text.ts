import { z } from "zod";
import { plainText } from "#app/shared/plain-text.ts";

/** What somebody writes in a form. It may stay empty, unless it is said what is missing then. */
export function writtenText(max: number, missing?: string) {
  const text = z.string().max(max, `Use at most ${max.toLocaleString("en-CA")} characters`);
  return z
    .string(missing)
    .default("")
    .transform(plainText)
    .pipe(missing ? text.min(1, missing) : text);
}
