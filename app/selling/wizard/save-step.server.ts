import type { FieldTexts } from "#app/selling/editing/autosave.ts";
import { describeField } from "#app/selling/editing/describe-field.ts";
import { changesOf, parseBase } from "#app/selling/editing/field-changes.schema.ts";
import { checkFields } from "#app/selling/editing/judge-changes.ts";
import {
  type FieldName,
  fieldsOfStep,
  requiredMessages,
} from "#app/selling/editing/listing-fields.ts";
import type { TextNotice } from "#app/selling/editing/prepare-text.ts";
import { readFields } from "#app/selling/editing/read-fields.ts";
import { saveListingFields } from "#app/selling/editing/save-listing-fields.server.ts";
import { createDraft } from "./create-draft.server.ts";
import type { WizardPreset, WizardStep } from "./wizard-url.ts";
import { presetTexts } from "./presets.ts";
import type { Db } from "#app/platform/db/db.ts";
import { isId } from "#app/platform/db/id.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";

interface SaveStep {
  form: FormData;
  ownerId: string;
  draft: string | null;
  /** The step of the form, and the one at which the draft is resumed. */
  step: 1 | 3;
  next: WizardStep;
  /** Without them nothing is saved; otherwise what is missing is left as it was. */
  needsRequired: boolean;
  preset: WizardPreset | null;
  now: Date;
  requestId: string;
}

export type SaveStepOutcome =
  | { ok: true; listingId: string; isFirst: boolean; notices: TextNotice[] }
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: "invalid"; errors: FieldErrors; typed: FieldTexts };

/** Saves a whole form of the wizard, as a button sends it. The first save creates the draft. */
export async function saveStep(db: Db, request: SaveStep): Promise<SaveStepOutcome> {
  const { form, draft, step, needsRequired, now } = request;
  const typed = readFields(form, fieldsOfStep(step));
  const given: FieldTexts = Object.fromEntries(
    Object.entries(typed).filter(
      ([name, text]) =>
        text.trim() !== "" || (needsRequired && requiredMessages[name as FieldName] !== undefined),
    ),
  );
  if (draft) return saveDraft(db, request, draft, typed);
  const errors = checkFields(given, now);
  if (Object.keys(errors).length > 0) return { ok: false, reason: "invalid", errors, typed };
  return createFirst(db, request, given);
}

async function createFirst(
  db: Db,
  { form, ownerId, next, preset, now, requestId }: SaveStep,
  given: FieldTexts,
): Promise<SaveStepOutcome> {
  const formKey = String(form.get("formKey") ?? "");
  const { listingId, saved } = await createDraft(db, {
    formKey: isId(formKey) ? formKey : null,
    ownerId,
    fields: { ...presetTexts(preset), ...given },
    step: next,
    now,
    requestId,
  });
  return { ok: true, listingId, isFirst: true, notices: saved.notices };
}

async function saveDraft(
  db: Db,
  { form, ownerId, next, needsRequired, now, requestId }: SaveStep,
  listingId: string,
  typed: FieldTexts,
): Promise<SaveStepOutcome> {
  const changes = changesOf(parseBase(form.get("base")), typed);
  // Save For Later and Back keep what was there before a required field was emptied.
  if (!needsRequired)
    for (const name of Object.keys(requiredMessages) as FieldName[])
      if (changes[name]?.to.trim() === "") delete changes[name];
  const saved = await saveListingFields(db, {
    listingId,
    ownerId,
    changes,
    step: next,
    now,
    requestId,
  });
  if (!saved.ok) return { ok: false, reason: "not-found" };
  const errors: FieldErrors = { ...saved.errors };
  for (const [name, stored] of Object.entries(saved.conflicts) as [FieldName, string][])
    errors[name] =
      `Changed on another device to ${describeField(name, stored)}. Send again to keep yours`;
  return Object.keys(errors).length > 0
    ? { ok: false, reason: "invalid", errors, typed }
    : { ok: true, listingId, isFirst: false, notices: saved.notices };
}
