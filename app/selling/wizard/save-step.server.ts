import type { FieldTexts } from "#app/selling/editing/autosave.ts";
import { checkFields } from "#app/selling/editing/check-changes.ts";
import {
  type FieldName,
  fieldsOfStep,
  requiredMessages,
} from "#app/selling/editing/listing-fields.ts";
import type { TextNotice } from "#app/selling/editing/prepare-text.ts";
import { readFields } from "#app/selling/editing/read-fields.ts";
import { saveForm } from "#app/selling/editing/save-form.server.ts";
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
  const names = fieldsOfStep(step);
  const typed = readFields(form, names);
  const given: FieldTexts = Object.fromEntries(
    Object.entries(typed).filter(
      ([name, text]) =>
        text.trim() !== "" || (needsRequired && requiredMessages[name as FieldName] !== undefined),
    ),
  );
  if (draft) {
    const { ownerId, next, requestId } = request;
    const saved = await saveForm(db, {
      listingId: draft,
      ownerId,
      form,
      names,
      // Save For Later and Back keep what was there.
      keepsRequired: !needsRequired,
      step: next,
      now,
      requestId,
    });
    return saved.ok ? { ...saved, listingId: draft, isFirst: false } : saved;
  }
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
