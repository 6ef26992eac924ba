import { documentNotification } from "#app/accounts/notifications/document-notification.ts";
import { and, eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { notify } from "#app/accounts/notifications/notify.server.ts";
import { summarizeEmail } from "#app/accounts/notifications/summarize-email.ts";
import { listings } from "#app/listings/listings.table.ts";
import { type AccessDecision, grantOf, possibleDecisions } from "./document-access.ts";
import { accessGrantedEmail } from "./request-document-access.server.ts";
import { lockOwnListing, type OwnedMedia } from "#app/listings/media/own-listing.server.ts";
import { documentAccess } from "#app/listings/media/media.table.ts";
import { auditListing } from "#app/listings/audit-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

export interface DecideAccess extends OwnedMedia {
  buyerId: string;
  decision: AccessDecision;
  appUrl: string;
  now: Date;
}

type DecideOutcome =
  | { ok: true; name: string }
  | { ok: false; reason: "not-found" | "not-possible" };

const actions = { grant: "granted", refuse: "refused", revoke: "revoked" } as const;

/** The owner lets a buyer in, turns them down, or takes access back. The buyer is told of good news only. */
export function decideDocumentAccess(
  db: Db,
  jobs: Jobs,
  change: DecideAccess,
): Promise<DecideOutcome> {
  const { listingId, buyerId, decision, appUrl, now } = change;
  return db.transaction(async (tx): Promise<DecideOutcome> => {
    if (!(await lockOwnListing(tx, change))) return { ok: false, reason: "not-found" };
    const found = await findRequest(tx, listingId, buyerId);
    if (!found) return { ok: false, reason: "not-found" };
    const { buyer, grant, title } = found;
    if (!possibleDecisions[grant].includes(decision)) return { ok: false, reason: "not-possible" };
    await tx
      .update(documentAccess)
      .set(
        decision === "grant"
          ? { grantedAt: now, refusedAt: null }
          : { grantedAt: null, refusedAt: now },
      )
      .where(and(eq(documentAccess.listingId, listingId), eq(documentAccess.userId, buyerId)));
    await auditListing(tx, change, `document-access-${actions[decision]}`, { buyerId });
    if (decision === "grant") {
      const email = accessGrantedEmail({ appUrl, listingId, title });
      await notify(tx, jobs, {
        userId: buyerId,
        kind: documentNotification,
        key: `documents-granted:${listingId}`,
        ...summarizeEmail(email, appUrl, `/business/${listingId}`),
        data: { listingId },
        email,
      });
    }
    return { ok: true, name: `${buyer.firstName} ${buyer.lastName}`.trim() };
  });
}

async function findRequest(tx: Db, listingId: string, buyerId: string) {
  const [row] = await tx
    .select({
      title: listings.title,
      grantedAt: documentAccess.grantedAt,
      refusedAt: documentAccess.refusedAt,
      buyer: {
        firstName: users.firstName,
        lastName: users.lastName,
      },
    })
    .from(documentAccess)
    .innerJoin(users, eq(users.id, documentAccess.userId))
    .innerJoin(listings, eq(listings.id, documentAccess.listingId))
    .where(and(eq(documentAccess.listingId, listingId), eq(documentAccess.userId, buyerId)));
  return row ? { ...row, grant: grantOf(row) } : null;
}

export function setDocumentsOpen(
  db: Db,
  change: OwnedMedia & { isOpen: boolean },
): Promise<boolean> {
  const { listingId, isOpen } = change;
  return db.transaction(async (tx) => {
    if (!(await lockOwnListing(tx, change))) return false;
    await tx.update(listings).set({ documentsOpen: isOpen }).where(eq(listings.id, listingId));
    const action = isOpen ? "documents-opened-to-all" : "documents-closed-to-all";
    await auditListing(tx, change, action);
    return true;
  });
}
