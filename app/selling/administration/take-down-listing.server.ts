import { canTake } from "#app/listings/lifecycle/listing-states.ts";
import {
  isOwnerActive,
  lockListing,
  moveListing,
  settlePaymentsJob,
} from "#app/listings/lifecycle/move-listing.server.ts";
import { isTakenDown } from "#app/listings/lifecycle/owner-actions.ts";
import { notifyOfDecision } from "#app/listings/lifecycle/notify-owner.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

interface AdministratorStep {
  listingId: string;
  actorId: string;
  now: Date;
  appUrl: string;
  requestId?: string | null;
}

export type StepOutcome =
  | { ok: true }
  | { ok: false; reason: "not-found" | "not-possible" | "owner-inactive" };

export async function takeDownListing(
  db: Db,
  jobs: Jobs,
  { reason, ...step }: AdministratorStep & { reason: string },
): Promise<StepOutcome> {
  const { listingId, actorId, now, appUrl, requestId = null } = step;
  return db.transaction(async (tx): Promise<StepOutcome> => {
    const listing = await lockListing(tx, listingId);
    if (!listing) return { ok: false, reason: "not-found" };
    if (!canTake("takeDown", listing.status, "administrator"))
      return { ok: false, reason: "not-possible" };
    await moveListing(tx, listing, {
      step: "takeDown",
      now,
      actorId,
      requestId,
      changes: { rejectionReason: reason },
      details: { reason },
    });
    await jobs.enqueue(tx, settlePaymentsJob, { listingId, because: "withdrawn" });
    await notifyOfDecision(tx, jobs, { listing, appUrl, decision: { kind: "taken-down", reason } });
    return { ok: true };
  });
}

export async function restoreListing(
  db: Db,
  jobs: Jobs,
  { listingId, actorId, now, appUrl, requestId = null }: AdministratorStep,
): Promise<StepOutcome> {
  return db.transaction(async (tx): Promise<StepOutcome> => {
    const listing = await lockListing(tx, listingId);
    if (!listing) return { ok: false, reason: "not-found" };
    const { rejectedAt, expiresAt, packageId, publishedAt } = listing;
    const mayReturn =
      canTake("restore", listing.status, "administrator") &&
      isTakenDown(listing, now) &&
      packageId !== null &&
      publishedAt !== null;
    if (!mayReturn || !rejectedAt || !expiresAt) return { ok: false, reason: "not-possible" };
    if (!(await isOwnerActive(tx, listing))) return { ok: false, reason: "owner-inactive" };
    const downMs = now.getTime() - rejectedAt.getTime();
    const until = new Date(expiresAt.getTime() + downMs);
    await moveListing(tx, listing, {
      step: "restore",
      now,
      actorId,
      requestId,
      changes: { expiresAt: until },
      details: { until: until.toISOString() },
    });
    await notifyOfDecision(tx, jobs, { listing, appUrl, decision: { kind: "restored" } });
    return { ok: true };
  });
}
