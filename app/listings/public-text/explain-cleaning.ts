import type { RemovedContact } from "./clean-public-text.ts";
import { formatList } from "#app/ui/format/format-list.ts";

const kinds = { phone: "phone number", email: "email address", link: "link" } as const;

export function explainRemoved(removed: readonly RemovedContact[]): string {
  if (removed.length === 0) return "";
  const items = removed.map(({ kind, text }) => `the ${kinds[kind]} “${text}”`);
  return `We removed ${formatList(items)}. Buyers message you through Relevo, so that your contact details stay private.`;
}

export const capitalsNotice =
  "We changed capital letters to sentence case, which is easier to read.";
