import { data, redirect } from "react-router";
import { changeOwnListing } from "#app/listings/lifecycle/change-own-listing.server.ts";
import { isOwnerAction } from "#app/listings/lifecycle/owner-actions.ts";
import { soldPriceSchema } from "#app/listings/lifecycle/sold-price.schema.ts";
import type { ChangeResult } from "./change-banner.tsx";
import { duplicateListing } from "./duplicate-listing.server.ts";
import { editHref } from "./owned-listing.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { notFound } from "#app/platform/http/not-found.ts";

interface OwnerInput {
  ownerId: string;
  listingId: string;
  intent: string;
  form: FormData;
  now: Date;
  requestId: string;
}

/** Answers a form that changes a listing's state or copies it; the owner's list and desk both have these forms. */
export async function answerOwnerAction(
  { db, jobs }: { db: Db; jobs: Jobs },
  { form, intent, ...input }: OwnerInput,
) {
  const { listingId } = input;
  if (intent === "duplicate") return answerDuplicate(db, input);
  if (!isOwnerAction(intent)) throw data(null, { status: 400 });
  const price = soldPriceSchema.safeParse(form.get("soldPrice") ?? undefined);
  if (!price.success) {
    const error = price.error.issues[0]!.message;
    return data<ChangeResult>({ ok: false, listingId, reason: "price", error }, { status: 422 });
  }
  const outcome = await changeOwnListing(db, jobs, {
    ...input,
    action: intent,
    soldPrice: price.data,
  });
  if (outcome.ok) return data<ChangeResult>({ ...outcome, listingId });
  if (outcome.reason === "not-found") notFound();
  return data<ChangeResult>({ ok: false, listingId, reason: "not-possible" }, { status: 409 });
}

async function answerDuplicate(db: Db, input: Omit<OwnerInput, "form" | "intent">) {
  const outcome = await duplicateListing(db, input);
  if (outcome.ok) throw redirect(editHref({ id: outcome.draftId, status: "draft" }), 303);
  if (outcome.reason === "not-found") notFound();
  const { listingId } = input;
  return data<ChangeResult>({ ok: false, listingId, reason: "too-many-drafts" }, { status: 409 });
}
