import type { TextNotice } from "./prepare-text.ts";
import { formatList } from "#app/ui/format-list.ts";

const kinds = { phone: "phone number", email: "email address", link: "link" } as const;

/** What was removed from a text before it was stored, and why. */
export function RemovedText({ notice: { removed, normalized } }: { notice: TextNotice }) {
  const items = removed.map(({ kind, text }) => `the ${kinds[kind]} “${text}”`);
  return (
    <div className="flex flex-col gap-1">
      {items.length > 0 && (
        <p>
          {`We removed ${formatList(items)}. Buyers write to you through Relevo, so that your contact details stay private.`}
        </p>
      )}
      {normalized && <p>We changed capital letters to sentence case, which is easier to read.</p>}
    </div>
  );
}
