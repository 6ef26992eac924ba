import { and, eq } from "drizzle-orm";
import { auditListing } from "#app/listings/audit-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { documentAccess } from "#app/listings/media/media.table.ts";
import { lockChangeableListing } from "#app/listings/media/own-listing.server.ts";
import { grantState } from "#app/listings/public-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { Outcome } from "#app/shared/outcome.ts";
import { type AccessStep, type AccessTerm, endOf, possibleSteps } from "./access.ts";
import { askForPassport } from "./ask-for-passport.server.ts";
import { notifyOfAccess } from "./notify-of-access.server.ts";
import { publishAccess } from "./publish-access.server.ts";

export interface AccessChange {
  listingId: string;
  buyerId: string;
  /** The owner, or the broker with the mandate. */
  managerId: string;
  step: AccessStep;
  /** For a grant and a new end. */
  term?: AccessTerm;
  now: Date;
  requestId?: string | null;
}

const actions: Record<AccessStep, string> = {
  grant: "document-access-granted",
  "ask-passport": "passport-asked",
  refuse: "document-access-refused",
  "set-end": "document-access-end-set",
  revoke: "document-access-revoked",
};

export const changeAccess = (
  db: Db,
  jobs: Jobs,
  change: AccessChange,
): Promise<Outcome<"not-found" | "not-possible">> =>
  db.transaction(async (tx) => {
    const { listingId, buyerId, managerId, step, term = 0, now, requestId = null } = change;
    // Not after the sale, when access would open nothing.
    if (!(await lockChangeableListing(tx, { listingId, ownerId: managerId })))
      return { ok: false, reason: "not-found" };
    const request = await findRequest(tx, change);
    if (!request) return { ok: false, reason: "not-found" };
    const isPassportAsked = request.passportAskedAt !== null;
    if (!possibleSteps({ ...request, isPassportAsked }).includes(step))
      return { ok: false, reason: "not-possible" };
    // First, because it locks all counters in a fixed order.
    await publishAccess(tx, { listingId, buyerId });
    if (step === "ask-passport" && !(await askForPassport(tx, jobs, change)))
      return { ok: false, reason: "not-possible" };
    const endsAt = endOf(term, now);
    await tx
      .update(documentAccess)
      .set(columnsOf(step, endsAt, now))
      .where(isRequest(change));
    await auditListing(tx, { listingId, actorId: managerId, requestId }, actions[step], {
      buyerId,
      ...(endsAt && { endsAt: endsAt.toISOString() }),
    });
    if (step === "grant")
      await notifyOfAccess(tx, jobs, { listingId, buyerId, ...request, endsAt, now });
    return { ok: true };
  });

function columnsOf(step: AccessStep, endsAt: Date | null, now: Date) {
  const unanswered = { grantedAt: null, refusedAt: null, revokedAt: null, endsAt: null };
  switch (step) {
    case "grant":
      return { ...unanswered, grantedAt: now, endsAt };
    case "refuse":
      return { ...unanswered, refusedAt: now };
    case "revoke":
      return { ...unanswered, revokedAt: now };
    case "set-end":
      return { endsAt };
    case "ask-passport":
      return { passportAskedAt: now };
  }
}

const isRequest = ({ listingId, buyerId }: Pick<AccessChange, "listingId" | "buyerId">) =>
  and(eq(documentAccess.listingId, listingId), eq(documentAccess.userId, buyerId));

async function findRequest(tx: Db, change: AccessChange) {
  const [row] = await tx
    .select({
      title: listings.title,
      timezone: listings.timezone,
      grant: grantState(change.now),
      passportAskedAt: documentAccess.passportAskedAt,
    })
    .from(documentAccess)
    .innerJoin(listings, eq(listings.id, documentAccess.listingId))
    .where(isRequest(change));
  return row;
}
