import { eq } from "drizzle-orm";
import { takeOwnStep } from "./change-own-listing.server.ts";
import { isValidConfirmLink } from "./confirm-link.server.ts";
import { lockListing } from "./move-listing.server.ts";
import { stepOf } from "./owner-actions.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

export interface LinkOpening {
  listingId: string;
  query: URLSearchParams;
  secrets: readonly string[];
  now: Date;
  requestId: string;
}

export type LinkState =
  | { state: "waiting" | "confirmed"; title: string; isPublic: boolean }
  /** Sold, withdrawn or ended: there is nothing to confirm. */
  | { state: "not-for-sale"; title: string }
  | { state: "no-such-link" };

/** What the link is about, without changing anything: mail scanners open every link. */
export async function findConfirmable(db: Db, opening: LinkOpening): Promise<LinkState> {
  const [listing] = await db
    .select({
      ownerId: listings.ownerId,
      title: listings.title,
      status: listings.status,
      packageId: listings.packageId,
      expiresAt: listings.expiresAt,
      withdrawnAt: listings.withdrawnAt,
      rejectedAt: listings.rejectedAt,
    })
    .from(listings)
    .where(eq(listings.id, opening.listingId));
  if (!listing || !isValidConfirmLink({ ...opening, ownerId: listing.ownerId }))
    return { state: "no-such-link" };
  const { title } = listing;
  const step = stepOf("confirm", listing, opening.now);
  return step
    ? { state: "waiting", title, isPublic: step === "confirm" }
    : { state: "not-for-sale", title };
}

export async function confirmByLink(db: Db, jobs: Jobs, opening: LinkOpening): Promise<LinkState> {
  const { listingId, now, requestId } = opening;
  return db.transaction(async (tx): Promise<LinkState> => {
    const listing = await lockListing(tx, listingId);
    if (!listing || !isValidConfirmLink({ ...opening, ownerId: listing.ownerId }))
      return { state: "no-such-link" };
    const { title, ownerId } = listing;
    const step = stepOf("confirm", listing, now);
    if (!step) return { state: "not-for-sale", title };
    await takeOwnStep(tx, jobs, listing, { listingId, ownerId, step, now, requestId });
    return { state: "confirmed", title, isPublic: true };
  });
}
