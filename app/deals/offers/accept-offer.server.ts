import { addSale } from "#app/deals/sales/add-sale.server.ts";
import { moveListing } from "#app/listings/lifecycle/move-listing.server.ts";
import { type OwnThread, participantsOf } from "#app/messages/thread/thread.queries.server.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { closeOffer } from "./close-offer.server.ts";
import { endOffers, lockOpenOffers } from "./end-offers.server.ts";
import type { OfferOutcome } from "./make-offer.server.ts";
import { lockNegotiation } from "./negotiation.queries.server.ts";
import { canTake } from "./offer.ts";
import { findOfferRefusal } from "./party.ts";
import { postEvent } from "./post-event.server.ts";

interface AcceptOffer extends OwnThread {
  offerId: string;
  now: Date;
  requestId?: string | null;
}

/** Marks the listing as agreed and ends all other open offers on it. */
export const acceptOffer = (db: Db, jobs: Jobs, input: AcceptOffer): Promise<OfferOutcome> =>
  db.transaction(async (tx): Promise<OfferOutcome> => {
    const { conversationId, userId, offerId, now, requestId = null } = input;
    const table = await lockNegotiation(tx, input);
    const offer = table?.offers.find(
      (one) => one.id === offerId && one.conversationId === conversationId,
    );
    if (!table || !offer) return { ok: false, reason: "not-found" };
    const reason = findOfferRefusal(table, now);
    if (reason) return { ok: false, reason };
    const { side, living } = table;
    if (!canTake("accept", offer, side, { isForSale: true, now }))
      return { ok: false, reason: "not-open" };
    const others = table.offers.filter((one) => one.id !== offerId);
    const losing = await lockOpenOffers(tx, others, { people: participantsOf(table), now });
    if (!(await closeOffer(tx, offerId, "accept"))) return { ok: false, reason: "not-open" };
    await moveListing(tx, living, { step: "agree", now, actorId: userId, requestId });
    await addSale(tx, table, { offerId, now });
    const by = { actorId: userId, requestId };
    await recordAudit(tx, by, "offer-accepted", ["conversation", conversationId], { offerId });
    await endOffers(tx, jobs, losing, now);
    await postEvent(tx, jobs, table, { side, userId, event: "accept", now });
    return { ok: true };
  });
