import { type ContactDetails, contactFields } from "./bulk-change.ts";
import { fieldSchemas } from "#app/selling/editing/listing-fields.schema.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";

type ParsedDetails = { ok: true; details: ContactDetails } | { ok: false; errors: FieldErrors };

export function parseContactDetails(form: FormData, now: Date): ParsedDetails {
  const schemas = fieldSchemas(now);
  const details: ContactDetails = {};
  const errors: FieldErrors = {};
  for (const field of contactFields) {
    const text = String(form.get(field) ?? "").trim();
    if (text === "") continue;
    const parsed = schemas[field].safeParse(text);
    if (parsed.success) details[field] = parsed.data;
    else errors[field] = parsed.error.issues[0]!.message;
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return Object.keys(details).length > 0
    ? { ok: true, details }
    : { ok: false, errors: { contactName: "Fill in at least one field" } };
}
