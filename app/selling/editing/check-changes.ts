import type { StoredListing } from "#app/listings/confidential/stored-listing.server.ts";
import { fieldText } from "./field-values.ts";
import { canEdit, type EditorRole, type FieldName, isFieldName } from "./listing-fields.ts";
import { fieldSchemas } from "./listing-fields.schema.ts";
import { type PreparedText, prepareText, type TextNotice } from "./prepare-text.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { z } from "zod";

interface FieldChange {
  from: string;
  to: string;
}
export type FieldChanges = Partial<Record<FieldName, FieldChange>>;

export interface CheckedChanges {
  accepted: Map<FieldName, string>;
  conflicts: Partial<Record<FieldName, string>>;
  errors: FieldErrors;
  locked: FieldName[];
  notices: TextNotice[];
}

/** Each field separately, so that a conflict or error in one does not keep the others from being saved. */
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
    const wanted = prepareField(schemas, name, to);
    if (!canEdit(name, listing.status, role)) {
      if (to !== stored) checked.locked.push(name);
    } else if (wanted.error) checked.errors[name] = wanted.error;
    else if (stored !== from && stored !== wanted.sent) checked.conflicts[name] = stored;
    else {
      checked.accepted.set(name, wanted.text);
      if (wanted.notice) checked.notices.push(wanted.notice);
    }
  }
  return checked;
}

/** What would be stored for a text of the form, or why it is refused. `sent` is the text before contacts are removed. */
export function prepareField(
  schemas: ReturnType<typeof fieldSchemas>,
  name: FieldName,
  text: string,
): PreparedText & { sent: string } {
  const parsed = schemas[name].safeParse(text);
  if (parsed.success) return { ...prepareText(name, parsed.data), sent: parsed.data };
  return { text, sent: text, notice: null, error: parsed.error.issues[0]!.message };
}

export function checkFields(fields: Partial<Record<FieldName, string>>, now: Date): FieldErrors {
  const schemas = fieldSchemas(now);
  const errors: FieldErrors = {};
  for (const [name, text] of Object.entries(fields) as [FieldName, string][]) {
    const { error } = prepareField(schemas, name, text);
    if (error) errors[name] = error;
  }
  return errors;
}

const text = z.string().max(20_000);
const change = z.object({ from: text, to: text });

/** Autosave requests: the changed fields as JSON. Null for anything else. */
export function parseChanges(json: unknown): FieldChanges | null {
  const parsed = z.record(z.string(), change).safeParse(parseJson(json));
  return parsed.success && Object.keys(parsed.data).every(isFieldName) ? parsed.data : null;
}

/** The values that a form was rendered with, as JSON in a hidden input; a form without it compares with empty fields. */
export function parseBase(json: unknown): Partial<Record<FieldName, string>> {
  const parsed = z.record(z.string(), text).safeParse(parseJson(json));
  return parsed.success
    ? Object.fromEntries(Object.entries(parsed.data).filter(([name]) => isFieldName(name)))
    : {};
}

export function changesOf(
  base: Partial<Record<FieldName, string>>,
  sent: Partial<Record<FieldName, string>>,
): FieldChanges {
  const names = Object.keys(sent) as FieldName[];
  return Object.fromEntries(
    names
      .map((name) => [name, { from: base[name] ?? "", to: sent[name]! }] as const)
      // Browsers send line breaks as CRLF.
      .filter(([, { from, to }]) => to.replaceAll("\r\n", "\n") !== from),
  );
}

/** Twice all texts of a listing. Deep nesting takes fifty times as long to parse as text. */
const maxJson = 100_000;

function parseJson(json: unknown): unknown {
  if (typeof json !== "string" || json.length > maxJson) return null;
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
