import { has, type StepName, steps } from "./listing-states.ts";
import {
  type LivingListing,
  lockListing,
  moveListing,
  settlePaymentsJob,
} from "./move-listing.server.ts";
import { type OwnerAction, stepOf } from "./owner-actions.ts";
import { untilSoldDays } from "./package-placement.ts";
import { recheckListing } from "#app/listings/review/check-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { addDays } from "#app/shared/day.ts";

export interface OwnChange {
  listingId: string;
  ownerId: string;
  action: OwnerAction;
  soldPrice?: number | null;
  now: Date;
  requestId?: string | null;
}

export type ChangeOutcome =
  | { ok: true; step: StepName; title: string }
  | { ok: false; reason: "not-found" | "not-possible"; title?: string };

export async function changeOwnListing(
  db: Db,
  jobs: Jobs,
  change: OwnChange,
): Promise<ChangeOutcome> {
  const { listingId, ownerId, action, now, requestId = null } = change;
  return db.transaction(async (tx): Promise<ChangeOutcome> => {
    const listing = await lockListing(tx, listingId);
    if (listing?.ownerId !== ownerId) return { ok: false, reason: "not-found" };
    const { title } = listing;
    const step = stepOf(action, listing, now);
    if (!step) return { ok: false, reason: "not-possible", title };
    await takeOwnStep(tx, jobs, listing, { ...change, step, requestId });
    return { ok: true, step, title };
  });
}

export async function takeOwnStep(
  tx: Db,
  jobs: Jobs,
  listing: LivingListing,
  { step, now, requestId, soldPrice = null }: Omit<OwnChange, "action"> & { step: StepName },
): Promise<void> {
  await moveListing(tx, listing, {
    step,
    now,
    actorId: listing.ownerId,
    requestId: requestId ?? null,
    changes: {
      ...(step === "sell" && { soldPrice }),
      ...(step === "revive" && { expiresAt: addDays(now, untilSoldDays) }),
    },
  });
  // It may have been changed while it was off the market.
  if (listing.status !== "active" && steps[step].to === "active")
    await recheckListing(tx, listing.id, now);
  if (has(step, "settle-payments"))
    await jobs.enqueue(tx, settlePaymentsJob, {
      listingId: listing.id,
      because: step === "sell" ? "sold" : has(step, "clear-sale") ? "sale-undone" : "withdrawn",
    });
}
