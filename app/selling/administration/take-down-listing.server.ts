import { canTake } from "#app/listings/lifecycle/listing-states.ts";
import {
  isOwnerActive,
  type LivingListing,
  lockListing,
  moveListing,
  settlePaymentsJob,
} from "#app/listings/lifecycle/move-listing.server.ts";
import { notifyOfDecision } from "#app/listings/lifecycle/notify-owner.server.ts";
import { isTakenDown } from "#app/listings/lifecycle/owner-actions.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

interface AdministratorStep {
  listingId: string;
  actorId: string;
  now: Date;
  requestId?: string | null;
}

export type StepOutcome =
  | { ok: true }
  | { ok: false; reason: "not-found" | "not-possible" | "owner-inactive" };

const onLocked = (
  db: Db,
  listingId: string,
  work: (tx: Db, listing: LivingListing) => Promise<StepOutcome>,
): Promise<StepOutcome> =>
  db.transaction(async (tx) => {
    const listing = await lockListing(tx, listingId);
    return listing ? work(tx, listing) : { ok: false, reason: "not-found" };
  });

export const takeDownListing = (
  db: Db,
  jobs: Jobs,
  { listingId, reason, ...by }: AdministratorStep & { reason: string },
): Promise<StepOutcome> =>
  onLocked(db, listingId, async (tx, listing) => {
    if (!canTake("takeDown", listing.status, "administrator"))
      return { ok: false, reason: "not-possible" };
    const changes = { rejectionReason: reason };
    await moveListing(tx, listing, { ...by, step: "takeDown", changes, details: { reason } });
    await jobs.enqueue(tx, settlePaymentsJob, { listingId, because: "withdrawn" });
    await notifyOfDecision(tx, jobs, { listing, decision: { kind: "taken-down", reason } });
    return { ok: true };
  });

export const restoreListing = (
  db: Db,
  jobs: Jobs,
  { listingId, ...by }: AdministratorStep,
): Promise<StepOutcome> =>
  onLocked(db, listingId, async (tx, listing) => {
    const { rejectedAt, expiresAt, packageId, publishedAt } = listing;
    const mayReturn =
      canTake("restore", listing.status, "administrator") &&
      isTakenDown(listing, by.now) &&
      packageId !== null &&
      publishedAt !== null;
    if (!mayReturn || !rejectedAt || !expiresAt) return { ok: false, reason: "not-possible" };
    if (!(await isOwnerActive(tx, listing))) return { ok: false, reason: "owner-inactive" };
    const downMs = by.now.getTime() - rejectedAt.getTime();
    const until = new Date(expiresAt.getTime() + downMs);
    await moveListing(tx, listing, {
      ...by,
      step: "restore",
      changes: { expiresAt: until },
      details: { until: until.toISOString() },
    });
    await notifyOfDecision(tx, jobs, { listing, decision: { kind: "restored" } });
    return { ok: true };
  });
