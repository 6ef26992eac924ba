import { eq } from "drizzle-orm";
import { notify } from "#app/accounts/notifications/notify.server.ts";
import { summarizeEmail } from "#app/accounts/notifications/summarize-email.ts";
import { auditListing } from "#app/listings/audit-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import type { Outcome } from "#app/shared/outcome.ts";
import { reopenListingDeliverable } from "#app/payments/deliverables/settle-deliverable.server.ts";
import { giveConversations } from "./give-conversations.server.ts";
import { canHaveBroker, type EndCause, mandatesHref } from "./mandate.ts";
import { endedBrokerEmail, endedOwnerEmail, withdrawnEmail } from "./mandate-emails.ts";
import { mandateNotification } from "./mandate-notification.ts";
import { lockRunning, type RunningMandate } from "./mandates.queries.server.ts";
import { mandateOffers } from "./mandates.table.ts";
import type { MandateServices } from "./offer-mandate.server.ts";

interface EndMandate {
  listingId: string;
  userId: string;
  /** In the admin area; an administrator also withdraws an offer. */
  isAdministrator?: boolean;
  reason?: string;
  appUrl: string;
  now: Date;
  requestId?: string | null;
}

/** Owner, broker and administrators can each end it at once. */
export const endMandate = (
  db: Db,
  jobs: Jobs,
  { listingId, userId, isAdministrator = false, reason = "", appUrl, now, requestId }: EndMandate,
): Promise<Outcome<"not-found">> =>
  db.transaction(async (tx): Promise<Outcome<"not-found">> => {
    const running = await lockRunning(tx, listingId);
    const role = isAdministrator ? "administrator" : running && roleOf(running, userId);
    if (running && role)
      await stopRunning({ tx, jobs, appUrl, now }, running, {
        cause: role,
        reason,
        actorId: userId,
        requestId,
      });
    // Ended twice, it is ended; but nobody learns about somebody else's listing.
    return role || (await isOwner(tx, listingId, userId))
      ? { ok: true }
      : { ok: false, reason: "not-found" };
  });

function roleOf({ state, broker, owner }: RunningMandate, userId: string) {
  if (state !== "accepted") return null;
  if (owner.id === userId) return "owner" as const;
  return broker.id === userId ? ("broker" as const) : null;
}

async function isOwner(tx: Db, listingId: string, userId: string): Promise<boolean> {
  const [listing] = await tx
    .select({ ownerId: listings.ownerId })
    .from(listings)
    .where(eq(listings.id, listingId));
  return listing?.ownerId === userId;
}

interface Stop {
  cause: EndCause;
  reason?: string;
  /** Null for the clock. Not told about it. */
  actorId: string | null;
  requestId?: string | null | undefined;
}

/** Ends a mandate or withdraws an offer, in the caller's transaction. The listing is locked. */
export async function stopRunning(
  services: MandateServices,
  running: RunningMandate,
  stop: Stop,
): Promise<void> {
  const { tx, now } = services;
  const { cause, reason = "", actorId, requestId = null } = stop;
  const { id, state, listing, broker } = running;
  const by = { listingId: listing.id, actorId, requestId };
  const details = { brokerId: broker.id, because: cause, ...(reason && { reason }) };
  if (state === "offered") {
    await tx
      .update(mandateOffers)
      .set({ state: "withdrawn", answeredAt: now, reason })
      .where(eq(mandateOffers.id, id));
    await auditListing(tx, by, "mandate-withdrawn", details);
    await tellBroker(services, running, stop, withdrawnEmail);
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
  await auditListing(tx, by, "mandate-ended", details);
  await onMandateEnded(services, running, stop);
}

/** The listing is the owner's alone again. */
async function onMandateEnded(
  services: MandateServices,
  running: RunningMandate,
  stop: Stop,
): Promise<void> {
  const { cause, reason = "" } = stop;
  const { broker, listing } = running;
  if (canHaveBroker(listing))
    await reopenListingDeliverable(services, { listingId: listing.id, kind: "dedicated-broker" });
  const brokerName = `${broker.firstName} ${broker.lastName}`.trim();
  await tellOwner(services, running, stop, (mailed) =>
    endedOwnerEmail(mailed, { brokerName, cause, reason }),
  );
  await tellBroker(services, running, stop, (mailed) =>
    endedBrokerEmail(mailed, { cause, reason }),
  );
}

type Write = (mailed: { appUrl: string; listingId: string; title: string }) => EmailContent;

const tellOwner = (
  services: MandateServices,
  running: RunningMandate,
  stop: Stop,
  write: Write,
): Promise<void> => tell(services, running, stop, running.listing.ownerId, write);

const tellBroker = (
  services: MandateServices,
  running: RunningMandate,
  stop: Stop,
  write: Write,
): Promise<void> => tell(services, running, stop, running.broker.id, write);

async function tell(
  { tx, jobs, appUrl, now }: MandateServices,
  { listing: { id, title } }: RunningMandate,
  { actorId }: Stop,
  userId: string,
  write: Write,
): Promise<void> {
  if (userId === actorId) return;
  const email = write({ appUrl, listingId: id, title });
  await notify(
    tx,
    jobs,
    {
      userId,
      kind: mandateNotification,
      key: `mandate:${id}`,
      ...summarizeEmail(email, appUrl, mandatesHref),
      data: { listingId: id },
      email,
    },
    now,
  );
}
