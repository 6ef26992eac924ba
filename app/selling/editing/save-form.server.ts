import { describeField } from "./describe-field.ts";
import { changesOf, parseBase } from "./field-changes.schema.ts";
import { type FieldName, requiredMessages } from "./listing-fields.ts";
import type { TextNotice } from "./prepare-text.ts";
import { readFields } from "./read-fields.ts";
import { type SaveFields, saveListingFields } from "./save-listing-fields.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";

interface SaveForm extends Omit<SaveFields, "changes" | "seen"> {
  form: FormData;
  /** The fields of the form. */
  names: readonly FieldName[];
  /** Keeps the stored text of a required field that was emptied, instead of refusing it. */
  keepsRequired?: boolean;
}

export type SavedForm =
  | { ok: true; notices: TextNotice[] }
  | {
      ok: false;
      reason: "invalid";
      errors: FieldErrors;
      typed: Partial<Record<FieldName, string>>;
    };

/** Saves a form as a browser without JavaScript sends it: a hidden input holds the values it was rendered with. */
export async function saveForm(
  db: Db,
  { form, names, keepsRequired = false, ...own }: SaveForm,
): Promise<SavedForm | { ok: false; reason: "not-found" }> {
  const typed = readFields(form, names);
  // A locked field is not sent, and is read as emptied; the command leaves it as it is.
  const changes = changesOf(parseBase(form.get("base")), typed);
  if (keepsRequired)
    for (const name of Object.keys(requiredMessages) as FieldName[])
      if (changes[name]?.to.trim() === "") delete changes[name];
  const saved = await saveListingFields(db, { ...own, changes });
  if (!saved.ok) return saved;
  const errors: FieldErrors = { ...saved.errors };
  for (const [name, stored] of Object.entries(saved.conflicts) as [FieldName, string][])
    errors[name] =
      `Changed on another device to ${describeField(name, stored)}. Send again to keep yours`;
  return Object.keys(errors).length > 0
    ? { ok: false, reason: "invalid", errors, typed }
    : { ok: true, notices: saved.notices };
}
