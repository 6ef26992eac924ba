import { type CleanText, cleanPublicText } from "#app/listings/public-text/clean-public-text.ts";
import { capitalsNotice, explainRemoved } from "#app/listings/public-text/explain-cleaning.ts";

interface PhotoTexts {
  caption?: string | undefined;
  alt?: string | undefined;
}

/** Everybody reads them, so they hold no contact details. With what was removed, in words for the owner. */
export function cleanPhotoTexts({ caption, alt }: PhotoTexts): {
  texts: { caption?: string; alt?: string };
  notice: string;
} {
  const cleaned = { caption: clean(caption), alt: clean(alt) };
  const found = [cleaned.caption, cleaned.alt].filter((one) => one !== undefined);
  return {
    texts: {
      ...(cleaned.caption && { caption: cleaned.caption.text }),
      ...(cleaned.alt && { alt: cleaned.alt.text }),
    },
    notice: explainCleaning(found),
  };
}

const clean = (text: string | undefined): CleanText | undefined =>
  text === undefined ? undefined : cleanPublicText(text);

function explainCleaning(found: readonly CleanText[]): string {
  const removed = explainRemoved(found.flatMap((one) => one.removed));
  return removed || (found.some(({ normalized }) => normalized) ? capitalsNotice : "");
}
