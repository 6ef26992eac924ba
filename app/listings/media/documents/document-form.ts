import type { DocumentIntent } from "./documents-result.ts";
import type { SectionForms } from "#app/listings/media/section-form.tsx";

/** Whether this very form is on its way: the field names the document or the person. */
export const isSending = (
  { sent }: SectionForms,
  intent: DocumentIntent,
  field?: { name: "mediaId" | "buyerId"; value: string },
): boolean => sent?.get("intent") === intent && (!field || sent.get(field.name) === field.value);
