import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { queueClaims } from "#app/admin/queues/queue-claims.table.ts";
import { isItem } from "#app/admin/queues/source/queue-claims.server.ts";
import { isOwnerActive, lockListing } from "#app/listings/lifecycle/move-listing.server.ts";
import { reviewListing } from "#app/listings/lifecycle/review-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob, type Jobs } from "#app/platform/jobs/jobs.ts";
import type { Outcome } from "#app/shared/outcome.ts";

/** As long as an approval can be undone, the listing is not public and nobody is told. */
export const undoMs = 60_000;

interface Approval {
  listingId: string;
  adminId: string;
  requestId: string;
  /** ISO 8601. Identifies the approval: it may be undone and given again. */
  approvedAt: string;
}

export const approveListingJob = defineJob<Approval>("approve-listing", { pollSeconds: 5 });

const claimOf = (listingId: string) => ({ kind: "listings" as const, id: listingId });

export const approveSoon = (
  db: Db,
  jobs: Jobs,
  { listingId, adminId, requestId, now }: Omit<Approval, "approvedAt"> & { now: Date },
): Promise<Outcome<"not-found" | "already-decided" | "owner-inactive">> =>
  db.transaction(async (tx) => {
    const listing = await lockListing(tx, listingId);
    if (!listing) return { ok: false, reason: "not-found" };
    const { status, reviewReasons, packagePurchasedAt } = listing;
    const isWaiting = status === "pending" || (status === "active" && reviewReasons.length > 0);
    if (!isWaiting) return { ok: false, reason: "already-decided" };
    if (status === "pending" && packagePurchasedAt && !(await isOwnerActive(tx, listing)))
      return { ok: false, reason: "owner-inactive" };
    const approved = await tx
      .insert(queueClaims)
      .values({ kind: "listings", itemId: listingId, adminId, approvedAt: now, createdAt: now })
      .onConflictDoUpdate({
        target: [queueClaims.kind, queueClaims.itemId],
        set: { adminId, approvedAt: now },
        setWhere: isNull(queueClaims.approvedAt),
      })
      .returning({ itemId: queueClaims.itemId });
    if (approved.length === 0) return { ok: false, reason: "already-decided" };
    const approval = { listingId, adminId, requestId, approvedAt: now.toISOString() };
    const startAfter = new Date(now.getTime() + undoMs);
    await jobs.enqueue(tx, approveListingJob, approval, { startAfter });
    return { ok: true };
  });

/** The administrator who approved it keeps it. */
export async function undoApproval(db: Db, listingId: string): Promise<Outcome<"too-late">> {
  const undone = await db
    .update(queueClaims)
    .set({ approvedAt: null })
    .where(and(isItem(claimOf(listingId)), isNotNull(queueClaims.approvedAt)))
    .returning({ itemId: queueClaims.itemId });
  return undone.length > 0 ? { ok: true } : { ok: false, reason: "too-late" };
}

/** A listing that its owner changed meanwhile goes back into the queue: nobody has read the change. */
export const approveListing = (
  db: Db,
  jobs: Jobs,
  { listingId, adminId, requestId, approvedAt }: Approval,
  now: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    const listing = await lockListing(tx, listingId);
    const [standing] = await tx
      .delete(queueClaims)
      .where(and(isItem(claimOf(listingId)), eq(queueClaims.approvedAt, new Date(approvedAt))))
      .returning({ itemId: queueClaims.itemId });
    if (!standing || !listing) return;
    const [read] = await tx
      .select({ updatedAt: listings.updatedAt })
      .from(listings)
      .where(eq(listings.id, listingId));
    if (read!.updatedAt > new Date(approvedAt)) return;
    const review = { listingId, actorId: adminId, rejection: null, now, requestId };
    // Refused if it was decided elsewhere, or its owner was deactivated.
    await reviewListing(tx, jobs, review);
  });
