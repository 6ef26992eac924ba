import { describeField } from "#app/selling/editing/describe-field.ts";
import { changesOf, parseBase } from "#app/selling/editing/field-changes.schema.ts";
import type { FieldName } from "#app/selling/editing/listing-fields.ts";
import { readFields } from "#app/selling/editing/read-fields.ts";
import { saveListingFields } from "#app/selling/editing/save-listing-fields.server.ts";
import { sectionFields, type SectionName } from "./sections.ts";
import type { SectionAnswer } from "./section-answer.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";

interface SaveSection {
  form: FormData;
  section: SectionName;
  listingId: string;
  ownerId: string;
  now: Date;
  requestId: string;
}

/** Saves a section's form as a browser sends it. Null where the listing is somebody else's. */
export async function saveSection(
  db: Db,
  { form, section, ...own }: SaveSection,
): Promise<SectionAnswer | null> {
  const typed = readFields(form, sectionFields[section]);
  const base = parseBase(form.get("base"));
  // A field that is locked is not sent, and read as emptied; the command leaves it as it is.
  const changes = changesOf(base, typed);
  const saved = await saveListingFields(db, { ...own, changes });
  if (!saved.ok) return null;
  const errors: FieldErrors = { ...saved.errors };
  for (const [name, stored] of Object.entries(saved.conflicts) as [FieldName, string][])
    errors[name] =
      `Changed on another device to ${describeField(name, stored)}. Send again to keep yours`;
  return Object.keys(errors).length > 0
    ? { ok: false, section, errors, typed }
    : { ok: true, section, notices: saved.notices };
}
