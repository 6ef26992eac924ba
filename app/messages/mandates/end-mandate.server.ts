import { eq } from "drizzle-orm";
import { notify } from "#app/accounts/notifications/notify.server.ts";
import { summarizeEmail } from "#app/accounts/notifications/summarize-email.ts";
import { auditListing } from "#app/listings/audit-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { reopenBrokers } from "#app/payments/deliverables/settle-deliverable.server.ts";
import type { Settlement } from "#app/payments/payment-services.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { giveConversations } from "./give-conversations.server.ts";
import { type EndCause, mandatesHref } from "./mandate.ts";
import { endedBrokerEmail, endedOwnerEmail, withdrawnEmail } from "./mandate-emails.ts";
import { mandateNotification } from "./mandate-notification.ts";
import { lockMandate, type RunningMandate } from "./mandates.queries.server.ts";
import { mandateOffers } from "./mandates.table.ts";

interface EndMandate {
  listingId: string;
  userId: string;
  /** In the admin area; an administrator also withdraws an offer. */
  isAdministrator?: boolean;
  reason?: string;
  now: Date;
  requestId?: string | null;
}

export type EndOutcome =
  | { ok: true; by: "owner" | "broker" | "administrator" }
  | { ok: false; reason: "not-found" };

/** Owner, broker and administrators can each end it at once. */
export const endMandate = (
  db: Db,
  jobs: Jobs,
  { listingId, userId, isAdministrator = false, reason = "", now, requestId }: EndMandate,
): Promise<EndOutcome> =>
  db.transaction(async (tx): Promise<EndOutcome> => {
    const { listing, running } = await lockMandate(tx, listingId);
    const isAccepted = running?.state === "accepted";
    const by = isAdministrator
      ? "administrator"
      : listing?.ownerId === userId
        ? "owner"
        : isAccepted && running.broker.id === userId && "broker";
    // Nobody learns about somebody else's listing; ended twice, it is ended.
    if (!by) return { ok: false, reason: "not-found" };
    if (running && (isAccepted || isAdministrator))
      await stopRunning({ tx, jobs, now }, running, {
        cause: by,
        reason,
        actorId: userId,
        requestId,
      });
    return { ok: true, by };
  });

interface Stop {
  cause: EndCause;
  reason?: string;
  /** Null for the clock. Not told about it. */
  actorId: string | null;
  requestId?: string | null | undefined;
}

/** Ends a mandate or withdraws an offer, in the caller's transaction. The listing is locked. */
export async function stopRunning(
  services: Settlement,
  { id, state, listing, broker }: RunningMandate,
  { cause, reason = "", actorId, requestId = null }: Stop,
): Promise<void> {
  const { tx, jobs, now } = services;
  const by = { listingId: listing.id, actorId, requestId };
  const details = { brokerId: broker.id, because: cause, ...(reason && { reason }) };
  const mailed = { listingId: listing.id, title: listing.title };
  const tell = async (userId: string, email: EmailContent) => {
    if (userId === actorId) return;
    const about = {
      userId,
      kind: mandateNotification,
      key: `mandate:${listing.id}`,
      ...summarizeEmail(email, mandatesHref),
      data: { listingId: listing.id },
      email,
    };
    await notify(tx, jobs, about, now);
  };
  if (state === "offered") {
    await tx
      .update(mandateOffers)
      .set({ state: "withdrawn", answeredAt: now, reason })
      .where(eq(mandateOffers.id, id));
    await auditListing(tx, by, "mandate-withdrawn", details);
    await tell(broker.id, withdrawnEmail(mailed));
    return;
  }
  await tx
    .update(mandateOffers)
    .set({ state: "ended", endedAt: now, reason })
    .where(eq(mandateOffers.id, id));
  await tx.update(listings).set({ brokerId: null }).where(eq(listings.id, listing.id));
  await giveConversations(tx, {
    listingId: listing.id,
    from: broker.id,
    to: listing.ownerId,
    thirdId: null,
    now,
  });
  await reopenBrokers(tx, now, listing.id);
  await auditListing(tx, by, "mandate-ended", details);
  const brokerName = `${broker.firstName} ${broker.lastName}`.trim();
  await tell(listing.ownerId, endedOwnerEmail(mailed, { brokerName, cause, reason }));
  await tell(broker.id, endedBrokerEmail(mailed, { cause, reason }));
}
