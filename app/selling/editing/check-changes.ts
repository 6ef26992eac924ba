import { fieldText, type StoredListing } from "./field-values.ts";
import { canEdit, type EditorRole, type FieldName } from "./listing-fields.ts";
import { fieldSchemas } from "./listing-fields.schema.ts";
import { prepareText, type TextNotice } from "./prepare-text.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";

/** What the owner saw before the change, and what they made of it. */
export interface FieldChange {
  from: string;
  to: string;
}
export type FieldChanges = Partial<Record<FieldName, FieldChange>>;

export interface CheckedChanges {
  /** What to write, as it will be stored. */
  accepted: Map<FieldName, string>;
  /** Changed elsewhere meanwhile: the text that is stored. */
  conflicts: Partial<Record<FieldName, string>>;
  errors: FieldErrors;
  /** Not to be changed while the listing is in its state. */
  locked: FieldName[];
  notices: TextNotice[];
}

/** Each field by itself, so that a conflict or a mistake in one of them does not keep the others from being saved. */
export function checkChanges(
  listing: StoredListing,
  changes: FieldChanges,
  now: Date,
  role: EditorRole = "owner",
): CheckedChanges {
  const checked: CheckedChanges = {
    accepted: new Map(),
    conflicts: {},
    errors: {},
    locked: [],
    notices: [],
  };
  const schemas = fieldSchemas(now);
  for (const [name, { from, to }] of Object.entries(changes) as [FieldName, FieldChange][]) {
    const stored = fieldText(listing, name);
    const parsed = schemas[name].safeParse(to);
    const wanted = parsed.success ? prepareText(name, parsed.data) : null;
    if (!canEdit(name, listing.status, role)) {
      if (to !== stored) checked.locked.push(name);
    } else if (!parsed.success) checked.errors[name] = parsed.error.issues[0]!.message;
    else if (wanted!.error) checked.errors[name] = wanted!.error;
    else if (stored !== from && stored !== parsed.data) checked.conflicts[name] = stored;
    else {
      checked.accepted.set(name, wanted!.text);
      if (wanted!.notice) checked.notices.push(wanted!.notice);
    }
  }
  return checked;
}

/** What is wrong with fields that are not stored yet. */
export function checkFields(fields: Partial<Record<FieldName, string>>, now: Date): FieldErrors {
  const schemas = fieldSchemas(now);
  const errors: FieldErrors = {};
  for (const [name, text] of Object.entries(fields) as [FieldName, string][]) {
    const parsed = schemas[name].safeParse(text);
    const error = parsed.success
      ? prepareText(name, parsed.data).error
      : parsed.error.issues[0]!.message;
    if (error) errors[name] = error;
  }
  return errors;
}
