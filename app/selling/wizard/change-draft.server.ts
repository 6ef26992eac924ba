import { redirect, type RouterContextProvider } from "react-router";
import { cookieHeaders } from "#app/accounts/sessions/cookies.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { formOf } from "#app/selling/editing/field-values.ts";
import {
  fieldsOfStep,
  type FieldName,
  requiredMessages,
} from "#app/selling/editing/listing-fields.ts";
import { findOwnListing } from "#app/selling/editing/own-listing.queries.server.ts";
import { readFields } from "#app/selling/editing/read-fields.ts";
import { saveListingFields, saveForm } from "#app/selling/editing/save-listing-fields.server.ts";
import { deleteDraft } from "./delete-draft.server.ts";
import { flashNotices } from "./kept-form.server.ts";
import { missingFigures } from "#app/selling/editing/completeness.ts";
import { notSaved, refuseStep } from "./wizard-refusal.ts";
import { type WizardAddress, wizardHref, type WizardStep, presetTexts } from "./wizard-url.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import type { FieldTexts } from "#app/selling/editing/autosave.ts";
import { checkFields } from "#app/selling/editing/check-changes.ts";
import type { TextNotice } from "#app/selling/editing/prepare-text.ts";
import { createDraft } from "./create-draft.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { formText } from "#app/shared/form-text.ts";

interface WizardForm {
  context: Readonly<RouterContextProvider>;
  ownerId: string;
  form: FormData;
  address: WizardAddress;
  step: 1 | 3;
}

/** Continue, Save For Later and Submit Listing: saves the form and continues if all required fields are filled in. */
export async function saveAndGo(
  sent: WizardForm,
  intent: "continue" | "save-for-later" | "submit",
) {
  const { context, ownerId, form, address, step } = sent;
  const { db, env } = context.get(servicesContext);
  const isContinue = intent === "continue";
  const outcome = await save(sent, isContinue ? 2 : step, isContinue);
  if (!outcome.ok) {
    if (outcome.reason === "not-found") notFound();
    const typed = readFields(form, fieldsOfStep(step));
    return outcome.reason === "failed"
      ? refuseStep(503, { error: notSaved, typed })
      : refuseStep(422, { errors: outcome.errors, typed });
  }
  const { listingId: draft, isFirst, notices } = outcome;
  const listing = (await findOwnListing(db, { listingId: draft, ownerId }))!;
  const headers = cookieHeaders(flashNotices(env.APP_URL, notices));
  const go = (to: string) => redirect(to, { status: 303, headers });
  // Paid in another tab meanwhile: the input is saved, and nothing is left to submit.
  if (listing.status !== "draft")
    return go(listing.status === "active" ? listingHref(listing) : "/account/listings");
  if (intent === "save-for-later")
    return go(wizardHref({ draft, step, notice: "saved-for-later" }));
  const { packageId } = address;
  if (isContinue)
    return go(wizardHref({ draft, step: 2, packageId, notice: isFirst ? "draft-saved" : null }));
  const errors = missingFigures(formOf(listing));
  if (Object.keys(errors).length > 0) return refuseStep(422, { errors });
  return go(wizardHref({ draft, step: 2, packageId, notice: "ready" }));
}

export async function goBack(sent: WizardForm) {
  if (sent.address.step !== 3) return moveTo(sent, 1);
  const outcome = await save(sent, 2, false);
  if (!outcome.ok && outcome.reason === "invalid")
    return refuseStep(422, { errors: outcome.errors, typed: outcome.typed });
  if (!outcome.ok && outcome.reason === "failed") return refuseStep(503, { error: notSaved });
  return moveTo(sent, 2);
}

export async function moveTo(
  { context, ownerId, address: { draft, packageId } }: WizardForm,
  step: WizardStep,
) {
  const { db } = context.get(servicesContext);
  const { id: requestId } = context.get(requestContext);
  if (!draft) throw redirect(wizardHref({ notice: "complete-first" }));
  const own = { listingId: draft, ownerId, now: new Date(), requestId };
  const moved = await saveListingFields(db, { ...own, changes: {}, step });
  if (!moved.ok) notFound();
  return redirect(wizardHref({ draft, step, packageId }), 303);
}

export async function dropDraft({ context, ownerId, address: { draft } }: WizardForm) {
  const { db, jobs } = context.get(servicesContext);
  const { id: requestId } = context.get(requestContext);
  const outcome = draft
    ? await deleteDraft(db, jobs, { listingId: draft, ownerId, requestId })
    : null;
  if (outcome?.ok) return redirect("/account/drafts", 303);
  if (outcome?.reason !== "has-order") notFound();
  return refuseStep(409, {
    error: "A payment was started for this draft, so it can't be deleted.",
  });
}

type Saved =
  | { ok: true; listingId: string; isFirst: boolean; notices: TextNotice[] }
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: "failed" }
  | { ok: false; reason: "invalid"; errors: FieldErrors; typed: FieldTexts };

/** The first save creates the draft. Missing required fields keep their stored value, or nothing is saved. */
async function save(sent: WizardForm, next: WizardStep, needsRequired: boolean): Promise<Saved> {
  const { context } = sent;
  const { id: requestId } = context.get(requestContext);
  try {
    return await saveStep(sent, next, needsRequired, requestId);
  } catch (error) {
    context.get(servicesContext).log.error({ requestId, err: error }, "draft not saved");
    return { ok: false, reason: "failed" };
  }
}

async function saveStep(
  { context, ownerId, form, address: { draft, preset }, step }: WizardForm,
  next: WizardStep,
  needsRequired: boolean,
  requestId: string,
): Promise<Saved> {
  const { db } = context.get(servicesContext);
  const own = { ownerId, step: next, now: new Date(), requestId };
  const names = fieldsOfStep(step);
  if (draft) {
    const keepsRequired = !needsRequired;
    const saved = await saveForm(db, { ...own, listingId: draft, form, names, keepsRequired });
    return saved.ok ? { ...saved, listingId: draft, isFirst: false } : saved;
  }
  const typed = readFields(form, names);
  const given: FieldTexts = Object.fromEntries(
    Object.entries(typed).filter(
      ([name, text]) =>
        text.trim() !== "" || (needsRequired && requiredMessages[name as FieldName] !== undefined),
    ),
  );
  const errors = checkFields(given, own.now);
  if (Object.keys(errors).length > 0) return { ok: false, reason: "invalid", errors, typed };
  const formKey = formText(form, "formKey");
  const { listingId, saved } = await createDraft(db, {
    ...own,
    formKey: isId(formKey) ? formKey : null,
    fields: { ...presetTexts(preset), ...given },
  });
  return { ok: true, listingId, isFirst: true, notices: saved.notices };
}
