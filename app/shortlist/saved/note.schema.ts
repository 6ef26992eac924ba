import { z } from "zod";
import { maxNoteLength } from "./note.ts";

export const noteSchema = z
  .string()
  // Browsers count a line break as one character and submit two.
  .transform((text) => text.replace(/\r\n?/g, "\n").trim())
  .pipe(
    z.string().max(maxNoteLength, {
      error: (issue) => {
        const over = String(issue.input).length - maxNoteLength;
        return over === 1
          ? "Your note is 1 character over the limit of 1,000."
          : `Your note is ${over.toLocaleString("en-CA")} characters over the limit of 1,000.`;
      },
    }),
  );
