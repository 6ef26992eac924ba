import { and, eq, sql } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import { sweepMediaOf } from "#app/listings/media/arrange-media.server.ts";
import { auditListing } from "#app/listings/audit-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

export type DeleteOutcome = { ok: true } | { ok: false; reason: "not-found" | "has-order" };

interface DeleteDraft {
  listingId: string;
  ownerId: string;
  requestId: string | null;
}

/** Deletes an owner's draft, unless a checkout was opened: a payment may still arrive for it. */
export async function deleteDraft(
  db: Db,
  jobs: Jobs,
  { listingId, ownerId, requestId }: DeleteDraft,
): Promise<DeleteOutcome> {
  return db.transaction(async (tx): Promise<DeleteOutcome> => {
    const isOwnDraft = and(
      eq(listings.id, listingId),
      eq(listings.ownerId, ownerId),
      eq(listings.status, "draft"),
    );
    const [draft] = await tx
      .select({
        // Orders belong to payments, a later feature; here only their existence matters.
        hasOrder: sql<boolean>`exists (select 1 from orders where listing_id = ${listingId})`,
      })
      .from(listings)
      .where(isOwnDraft)
      .for("update");
    if (!draft) return { ok: false, reason: "not-found" };
    if (draft.hasOrder) return { ok: false, reason: "has-order" };
    await sweepMediaOf(tx, jobs, [listingId]);
    await tx.delete(listings).where(isOwnDraft);
    await auditListing(tx, { listingId, ownerId, requestId }, "draft-deleted");
    return { ok: true };
  });
}
