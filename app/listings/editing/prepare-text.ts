import { type FieldName, maxHeadlineWords } from "#app/listings/editing/listing-fields.ts";

/** What was taken out of a text before it was stored, and why. */
export interface TextNotice {
  field: FieldName;
  removed: { kind: "phone" | "email" | "link"; text: string }[];
  /** Text in capitals became sentence case. */
  calmed: boolean;
}

interface PreparedText {
  text: string;
  notice: TextNotice | null;
  error: string | null;
}

/** The text as it is published. */
export function prepareText(field: FieldName, text: string): PreparedText {
  if (field !== "listingHeadline") return { text, notice: null, error: null };
  const words = text.replace(/ for sale$/i, "").split(" ");
  return {
    text: / for sale$/i.test(text) ? text : `${text} For Sale`,
    notice: null,
    error: words.length > maxHeadlineWords ? `Use at most ${maxHeadlineWords} words` : null,
  };
}
