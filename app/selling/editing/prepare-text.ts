import type { FieldName } from "./listing-fields.ts";
import { maxHeadlineWords } from "#app/listings/listing.ts";
import {
  cleanPublicText,
  type RemovedContact,
} from "#app/listings/public-text/clean-public-text.ts";
import { makeHeadline } from "#app/listings/public-text/make-headline.ts";

export interface TextNotice {
  field: FieldName;
  removed: RemovedContact[];
  normalized: boolean;
}

export interface PreparedText {
  text: string;
  notice: TextNotice | null;
  error: string | null;
}

const publicTexts: ReadonlySet<FieldName> = new Set([
  "generalSummary",
  "leaseTerms",
  "reasonForSale",
  "cityTown",
  "tags",
]);

export function prepareText(field: FieldName, text: string): PreparedText {
  if (field === "listingHeadline") {
    const { title, tooManyWords, ...rest } = makeHeadline(text);
    const error = !title
      ? "Write a headline without phone numbers, email addresses and links"
      : tooManyWords
        ? `Use at most ${maxHeadlineWords} words`
        : null;
    return { text: title, notice: noticeOf(field, rest), error };
  }
  if (!publicTexts.has(field)) return { text, notice: null, error: null };
  const { text: clean, ...rest } = cleanPublicText(text);
  return {
    text: field === "tags" ? tidyTags(clean) : clean.trim(),
    notice: noticeOf(field, rest),
    error: null,
  };
}

const noticeOf = (field: FieldName, found: Omit<TextNotice, "field">): TextNotice | null =>
  found.removed.length > 0 || found.normalized ? { field, ...found } : null;

const tidyTags = (text: string): string =>
  text
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean)
    .join(", ");
