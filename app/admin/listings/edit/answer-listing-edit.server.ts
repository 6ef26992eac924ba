import { data, redirect } from "react-router";
import { describeConflict } from "#app/admin/edit-conflict/describe-conflict.server.ts";
import { applyChoices } from "#app/admin/edit-conflict/edit-conflict.ts";
import type { ListingEditResult, TypedListing } from "./listing-edit-result.ts";
import { isListingStep, type ListingStep, maxListingReason, needsReason } from "./listing-step.ts";
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
import { reviewListing } from "#app/listings/lifecycle/review-listing.server.ts";
import { type ListingStatus, listingStatuses } from "#app/listings/listing.ts";
import { readVersion } from "#app/shared/edit-version.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { readFields } from "#app/selling/editing/read-fields.ts";

export interface ListingEditInput {
  form: FormData;
  listingId: string;
  actorId: string;
  requestId: string;
  now: Date;
}

type AnswerServices = Pick<Services, "db" | "jobs" | "env" | "log">;

export async function answerListingEdit(services: AnswerServices, input: ListingEditInput) {
  const intent = String(input.form.get("intent") ?? "");
  if (intent === "save") return save(services, input);
  if (isListingStep(intent)) return takeStep(services, input, intent);
  throw data(null, { status: 400 });
}

const answer = (result: ListingEditResult, status: number) => data(result, { status });

async function save(services: AnswerServices, input: ListingEditInput) {
  const { db, jobs, env, log } = services;
  const { form, listingId } = input;
  const version = readVersion(form.get("version"));
  if (!version) throw data(null, { status: 400 });
  const typed = readTyped(form, parseBase(form.get("version")));
  if (!typed) throw data(null, { status: 400 });
  const { reason, ...fields } = typed;
  const chosen = applyChoices(form, fields, version);
  try {
    const outcome = await editListing(db, jobs, {
      ...input,
      version,
      input: chosen,
      reason,
      appUrl: env.APP_URL,
    });
    if (outcome.ok) return answer({ kind: "saved", notices: outcome.notices }, 200);
    switch (outcome.reason) {
      case "not-found":
        return notFound();
      case "invalid":
        return answer(
          { kind: "invalid", errors: outcome.errors, typed: { ...chosen, reason }, version },
          422,
        );
      case "conflict": {
        const { current } = outcome;
        const conflicts = await describeConflict(db, {
          subjectType: "listing",
          subjectId: listingId,
          version,
          current,
          mine: chosen,
        });
        return answer({ kind: "conflict", conflicts, version: current, typed }, 409);
      }
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // Keep the input instead of showing the error page.
    log.error({ err: error, listingId, requestId: input.requestId }, "listing not updated");
    return answer({ kind: "failed", typed, version }, 500);
  }
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
  } satisfies EditableListing & { reason: string };
}

// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

function textOf(form: FormData, name: string, max: number): string {
  const value = form.get(name);
  return typeof value === "string" ? value.replace(controls, "").trim().slice(0, max) : "";
}

async function takeStep(
  { db, jobs, env }: AnswerServices,
  { form, ...input }: ListingEditInput,
  step: ListingStep,
) {
  const reason = textOf(form, "reason", maxListingReason);
  const refuse = (message: string, status: number) =>
    answer({ kind: "step-refused", step, message, reason }, status);
  if (needsReason(step) && !reason) return refuse("Write the reason, which the owner reads", 422);
  const change = { ...input, appUrl: env.APP_URL };
  const outcome =
    step === "take-down"
      ? await takeDownListing(db, jobs, { ...change, reason })
      : step === "restore"
        ? await restoreListing(db, jobs, change)
        : await reviewListing(db, jobs, {
            ...change,
            rejection: step === "reject" ? reason : null,
          });
  if (outcome.ok) throw redirect(`/admin/listings/${input.listingId}/edit?done=${step}`, 303);
  if (outcome.reason === "not-found") return notFound();
  if (outcome.reason === "owner-inactive")
    return refuse("The owner's account is deactivated. Reactivate it first.", 409);
  return refuse("That is no longer possible: the status has changed meanwhile.", 409);
}
