import { z } from "zod";
import { writtenText } from "#app/ui/forms/written-text.ts";

/** "50", "50.00", "1,234.50", "$50": dollars as people type them, in cents. */
export function readDollars(text: string): number | null {
  const match = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  const [, whole = "", cents = ""] = match;
  return Number(whole.replaceAll(",", "")) * 100 + Number(cents.padEnd(2, "0"));
}

export const maxOrderNote = 500;

export const refundSchema = z.object({
  amount: z
    .string("Enter an amount in dollars, such as 50.00")
    .transform((text) => readDollars(text) ?? 0)
    .pipe(z.number().min(1, "Enter an amount in dollars, such as 50.00")),
  reason: writtenText(maxOrderNote, "Say why the money goes back"),
  /** Identifies the form, so that a double submit is one refund. */
  formId: z.uuid(),
  left: z.coerce.number().int(),
});
