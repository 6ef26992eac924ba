import type { OwnThread } from "#app/messages/thread/thread.queries.server.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { closeOffer } from "./close-offer.server.ts";
import { lockNegotiation } from "./negotiation.queries.server.ts";
import { canTake, offerSteps } from "./offer.ts";
import type { OfferOutcome } from "./make-offer.server.ts";
import { postEvent } from "./post-event.server.ts";

interface DeclineOffer extends OwnThread {
  offerId: string;
  /** The recipient declines, the author withdraws. */
  step: "decline" | "withdraw";
  reason: string;
  now: Date;
  requestId?: string | null;
}

export const declineOffer = (db: Db, jobs: Jobs, input: DeclineOffer): Promise<OfferOutcome> =>
  db.transaction(async (tx): Promise<OfferOutcome> => {
    const { conversationId, userId, offerId, step, reason, now, requestId = null } = input;
    const table = await lockNegotiation(tx, input);
    const offer = table?.offers.find(
      (one) => one.id === offerId && one.conversationId === conversationId,
    );
    if (!table || !offer) return { ok: false, reason: "not-found" };
    const { side } = table;
    const isPossible = canTake(step, offer, side, { isForSale: false, now });
    if (!isPossible || !(await closeOffer(tx, offerId, step, reason)))
      return { ok: false, reason: "not-open" };
    const by = { actorId: userId, requestId };
    const subject = ["conversation", conversationId] as const;
    await recordAudit(tx, by, `offer-${offerSteps[step].to}`, subject, { offerId });
    await postEvent(tx, jobs, table, { side, userId, event: step, now });
    return { ok: true };
  });
