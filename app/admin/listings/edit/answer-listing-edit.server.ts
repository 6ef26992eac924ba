import { data, redirect } from "react-router";
import { applyChoices } from "#app/admin/edit-conflict/edit-conflict.ts";
import { saveEdit } from "#app/admin/edit-conflict/save-edit.server.ts";
import {
  isListingStep,
  type ListingStep,
  listingSteps,
  maxListingReason,
} from "#app/admin/listings/edit/listing-step.ts";
import type { Services } from "#app/context.ts";
import {
  editListing,
  type EditableListing,
} from "#app/selling/administration/edit-listing.server.ts";
import {
  restoreListing,
  takeDownListing,
} from "#app/selling/administration/take-down-listing.server.ts";
import { parseBase } from "#app/selling/editing/check-changes.ts";
import { fieldNames, type ListingForm } from "#app/selling/editing/listing-fields.ts";
import { changeListingOwner } from "#app/messages/administration/change-listing-owner.server.ts";
import { noAccount } from "#app/selling/administration/create-listing-for.server.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { endMandate } from "#app/messages/mandates/end-mandate.server.ts";
import { readMandateReason } from "#app/messages/mandates/mandate.ts";
import { offerMandate } from "#app/messages/mandates/offer-mandate.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { reviewListing } from "#app/listings/lifecycle/review-listing.server.ts";
import { type ListingStatus, listingStatuses } from "#app/listings/listing.ts";
import { formText } from "#app/shared/form-text.ts";
import { readVersion } from "#app/shared/edit-version.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { readFields } from "#app/selling/editing/read-fields.ts";

export type TypedListing = EditableListing & { reason: string };

interface ListingEditInput {
  form: FormData;
  listingId: string;
  actorId: string;
  requestId: string;
  now: Date;
}

type AnswerServices = Pick<Services, "db" | "jobs" | "log">;

export async function answerListingEdit(services: AnswerServices, input: ListingEditInput) {
  const intent = String(input.form.get("intent") ?? "");
  if (intent === "save") return save(services, input);
  if (isListingStep(intent)) return takeStep(services, input, intent);
  if (isMandateIntent(intent)) return changeMandate(services, input, intent);
  if (intent === "change-owner") return changeOwner(services, input);
  throw data(null, { status: 400 });
}

export type MandateIntent = "offer-mandate" | "end-mandate";

export const isMandateIntent = (text: string): text is MandateIntent =>
  text === "offer-mandate" || text === "end-mandate";

const offerRefusals = {
  "not-included": "Its package does not include a broker, or it is off the market.",
  "already-offered": "The mandate was offered to a broker meanwhile.",
  "not-a-candidate": "This broker can't be asked any more. Choose another.",
} as const;

async function changeMandate(
  { db, jobs }: AnswerServices,
  { form, listingId, actorId, requestId, now }: ListingEditInput,
  intent: MandateIntent,
) {
  const change = { listingId, requestId, now };
  if (intent === "end-mandate")
    await endMandate(db, jobs, {
      ...change,
      userId: actorId,
      isAdministrator: true,
      reason: readMandateReason(form),
    });
  else {
    const brokerId = formText(form, "brokerId");
    if (!isId(brokerId)) throw data(null, { status: 400 });
    const outcome = await offerMandate(db, jobs, { ...change, brokerId, adminId: actorId });
    if (!outcome.ok) {
      if (outcome.reason === "not-found") return notFound();
      const message = offerRefusals[outcome.reason];
      return data({ kind: "mandate-refused" as const, message }, { status: 409 });
    }
  }
  throw redirect(`/admin/listings/${listingId}/edit?done=${intent}`, 303);
}

const ownerRefusals = {
  "no-account": noAccount,
  "same-owner": "This person owns it already",
  sold: "A sold listing stays with its seller",
} as const;

async function changeOwner({ db, jobs }: AnswerServices, { form, ...input }: ListingEditInput) {
  const email = formText(form, "email").slice(0, 254);
  const reason = textOf(form, "reason", maxListingReason);
  const refuse = (errors: FieldErrors, status: number) =>
    data({ kind: "owner-refused" as const, errors, email, reason }, { status });
  if (!reason) return refuse({ reason: "Write the reason, which the previous owner reads" }, 422);
  const change = { ...input, email, reason };
  const outcome = await changeListingOwner(db, jobs, change);
  if (outcome.ok) throw redirect(`/admin/listings/${input.listingId}/edit?done=change-owner`, 303);
  if (outcome.reason === "not-found") return notFound();
  return refuse({ email: ownerRefusals[outcome.reason] }, 422);
}

async function save(services: AnswerServices, input: ListingEditInput) {
  const { db, jobs } = services;
  const { form, listingId, requestId } = input;
  const version = readVersion(form.get("version"));
  const typed = version && readTyped(form, parseBase(form.get("version")));
  if (!typed) throw data(null, { status: 400 });
  const { reason, ...fields } = typed;
  const mine = applyChoices(form, fields, version);
  const chosen = { ...mine, reason };
  const subject = { subjectType: "listing" as const, subjectId: listingId };
  return saveEdit(services, { ...subject, version, mine, typed, chosen, requestId }, () =>
    editListing(db, jobs, { ...input, version, input: mine, reason }),
  );
}

const isStatus = (text: unknown): text is ListingStatus =>
  listingStatuses.some((status) => status === text);

/** Null for a foreign form. Fields that it does not contain stay as they are. */
function readTyped(form: FormData, base: Partial<ListingForm>): TypedListing | null {
  const status = form.get("status");
  const texts = { ...base, ...readFields(form, fieldNames) };
  if (!isStatus(status) || !fieldNames.every((name) => texts[name] !== undefined)) return null;
  const lines = Object.entries(texts).map(([name, text]) => [name, text.replaceAll("\r\n", "\n")]);
  return {
    ...(Object.fromEntries(lines) as ListingForm),
    status,
    featured: form.has("featured") ? "yes" : "",
    verified: form.has("verified") ? "yes" : "",
    termEnds: textOf(form, "termEnds", 10),
    reason: textOf(form, "reason", maxListingReason),
  } satisfies TypedListing;
}

// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

const textOf = (form: FormData, name: string, max: number): string =>
  formText(form, name).replace(controls, "").trim().slice(0, max);

async function takeStep(
  { db, jobs }: AnswerServices,
  { form, ...input }: ListingEditInput,
  step: ListingStep,
) {
  const reason = textOf(form, "reason", maxListingReason);
  const refuse = (message: string, status: number) =>
    data({ kind: "step-refused" as const, step, message, reason }, { status });
  if (listingSteps[step].needsReason && !reason)
    return refuse("Enter the reason. The owner will see it", 422);
  const outcome =
    step === "take-down"
      ? await takeDownListing(db, jobs, { ...input, reason })
      : step === "restore"
        ? await restoreListing(db, jobs, input)
        : await reviewListing(db, jobs, { ...input, rejection: step === "reject" ? reason : null });
  if (outcome.ok) throw redirect(`/admin/listings/${input.listingId}/edit?done=${step}`, 303);
  if (outcome.reason === "not-found") return notFound();
  if (outcome.reason === "owner-inactive")
    return refuse("The owner's account is deactivated. Reactivate it first.", 409);
  return refuse("That is no longer possible: the status has changed meanwhile.", 409);
}
