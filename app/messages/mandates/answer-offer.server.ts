import { and, eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { notify } from "#app/accounts/notifications/notify.server.ts";
import { summarizeEmail } from "#app/accounts/notifications/summarize-email.ts";
import { auditListing } from "#app/listings/audit-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { leadHref } from "#app/messages/leads/lead.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { completeListingDeliverables } from "#app/payments/deliverables/settle-deliverable.server.ts";
import type { Settlement } from "#app/payments/payment-services.ts";
import { giveConversations } from "./give-conversations.server.ts";
import { introduceBroker } from "./introduce-broker.server.ts";
import { findEndCause, isOpenOffer } from "./mandate.ts";
import { acceptedEmail } from "./mandate-emails.ts";
import { mandateNotification } from "./mandate-notification.ts";
import { lockMandate, type RunningMandate } from "./mandates.queries.server.ts";
import { mandateOffers } from "./mandates.table.ts";
import { offerToNext } from "./offer-mandate.server.ts";
import { pick } from "#app/platform/db/pick.ts";

export const offerAnswers = ["accept", "decline"] as const;
export type OfferAnswer = (typeof offerAnswers)[number];

interface AnswerOffer {
  offerId: string;
  brokerId: string;
  answer: OfferAnswer;
  /** Why it is declined. */
  reason?: string;
  now: Date;
  requestId?: string | null;
}

export type AnswerOutcome =
  | { ok: true; conversationId: string | null }
  | { ok: false; reason: "not-found" | "no-longer" };

const answered = { accept: "accepted", decline: "declined" } as const;

export const answerOffer = (db: Db, jobs: Jobs, input: AnswerOffer): Promise<AnswerOutcome> =>
  db.transaction(async (tx): Promise<AnswerOutcome> => {
    const { offerId, brokerId, answer, reason = "", now, requestId = null } = input;
    // A deactivation that runs meanwhile comes first, or finds the mandate and ends it.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, brokerId)).for("share");
    const known = await findOffer(tx, offerId, brokerId);
    if (!known) return { ok: false, reason: "not-found" };
    const { running } = await lockMandate(tx, known.listingId);
    const offer = await findOffer(tx, offerId, brokerId);
    // The same answer twice is one.
    if (offer?.state === answered[answer])
      return { ok: true, conversationId: offer.conversationId };
    if (running?.id !== offerId || !isOpenOffer(running, now))
      return { ok: false, reason: "no-longer" };
    const services = { tx, jobs, now };
    if (answer === "decline") {
      const by = { listingId: running.listing.id, actorId: brokerId, requestId };
      await tx
        .update(mandateOffers)
        .set({ state: "declined", answeredAt: now, reason })
        .where(eq(mandateOffers.id, offerId));
      await auditListing(tx, by, "mandate-declined", reason ? { reason } : {});
      await offerToNext(services, running.listing, running.offeredBy);
      return { ok: true, conversationId: null };
    }
    if (findEndCause(running.listing, running.owner, running.broker))
      return { ok: false, reason: "no-longer" };
    return { ok: true, conversationId: await startMandate(services, running, requestId) };
  });

async function findOffer(tx: Db, offerId: string, brokerId: string) {
  const [offer] = await tx
    .select(pick(mandateOffers, "listingId", "state", "conversationId"))
    .from(mandateOffers)
    .where(and(eq(mandateOffers.id, offerId), eq(mandateOffers.brokerId, brokerId)));
  return offer;
}

async function startMandate(
  services: Settlement,
  running: RunningMandate,
  requestId: string | null,
): Promise<string> {
  const { tx, jobs, now } = services;
  const { id, listing, broker, offeredBy } = running;
  const { ownerId, id: listingId, title } = listing;
  await tx.update(listings).set({ brokerId: broker.id }).where(eq(listings.id, listingId));
  await giveConversations(tx, {
    listingId,
    from: ownerId,
    to: broker.id,
    thirdId: ownerId,
    others: [offeredBy],
    now,
  });
  const conversationId = await introduceBroker(services, running);
  await tx
    .update(mandateOffers)
    .set({ state: "accepted", answeredAt: now, conversationId })
    .where(eq(mandateOffers.id, id));
  const proof = { brokerId: broker.id };
  await auditListing(tx, { listingId, actorId: broker.id, requestId }, "mandate-accepted", proof);
  await completeListingDeliverables(services, { listingId, kind: "dedicated-broker", proof });
  const brokerName = `${broker.firstName} ${broker.lastName}`.trim();
  const email = acceptedEmail({ listingId, title }, { brokerName, conversationId });
  const told = {
    userId: ownerId,
    kind: mandateNotification,
    key: `mandate:${listingId}`,
    ...summarizeEmail(email, leadHref(conversationId)),
    data: { listingId },
    email,
  };
  await notify(tx, jobs, told, now);
  return conversationId;
}
