import { type CleanText, cleanPublicText } from "#app/listings/public-text/clean-public-text.ts";
import { formatList } from "#app/ui/format-list.ts";

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

const kinds = { phone: "phone number", email: "email address", link: "link" } as const;

function explainCleaning(found: readonly CleanText[]): string {
  const removed = found.flatMap((one) => one.removed);
  if (removed.length > 0)
    return `We removed ${formatList(removed.map(({ kind, text }) => `the ${kinds[kind]} “${text}”`))}. Buyers write to you through Relevo, so that your contact details stay private.`;
  return found.some(({ normalized }) => normalized)
    ? "We changed capital letters to sentence case, which is easier to read."
    : "";
}
