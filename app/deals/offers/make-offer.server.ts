import type { OwnThread } from "#app/messages/thread/thread.queries.server.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { allowAttempt, defineRateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";
import { closeExpired, closeOffer } from "./close-offer.server.ts";
import { lockNegotiation } from "./negotiation.queries.server.ts";
import { canMakeOffer, canTake } from "./offer.ts";
import type { GivenOffer } from "./offer.schema.ts";
import { offers } from "./offers.table.ts";
import { findOfferRefusal, type OfferRefusal } from "./party.ts";
import { postEvent } from "./post-event.server.ts";

const offerLimit = defineRateLimit("offer", { max: 30, windowMinutes: 24 * 60 });

interface MakeOffer extends OwnThread {
  /** From the key of the form, which makes sending it idempotent. */
  id: string;
  /** The offer that this one answers. */
  answers: string | null;
  given: GivenOffer;
  now: Date;
  requestId?: string | null;
}

export type OfferOutcome =
  | { ok: true }
  | { ok: false; reason: OfferRefusal | "not-found" | "not-open" | "too-many" };

export const makeOffer = (db: Db, jobs: Jobs, input: MakeOffer): Promise<OfferOutcome> =>
  db.transaction(async (tx): Promise<OfferOutcome> => {
    const { id, conversationId, userId, answers, given, now, requestId = null } = input;
    const table = await lockNegotiation(tx, input);
    if (!table) return { ok: false, reason: "not-found" };
    const { side, listing } = table;
    const own = table.offers.filter((offer) => offer.conversationId === conversationId);
    if (own.some((offer) => offer.id === id)) return { ok: true };
    const reason = findOfferRefusal(table, now);
    if (reason) return { ok: false, reason };
    const clock = { isForSale: true, now };
    const answered = own.find((offer) => offer.id === answers);
    const isPossible = answers
      ? answered !== undefined && canTake("counter", answered, side, clock)
      : canMakeOffer(side, own, clock);
    if (!isPossible) return { ok: false, reason: "not-open" };
    if (!(await allowAttempt(tx, offerLimit, userId, now)))
      return { ok: false, reason: "too-many" };
    await closeExpired(tx, own, now);
    if (answered && !(await closeOffer(tx, answered.id, "counter")))
      return { ok: false, reason: "not-open" };
    await tx.insert(offers).values({
      ...given,
      id,
      conversationId,
      listingId: listing.id,
      number: own.length + 1,
      by: side,
      madeBy: userId,
      currency: listing.currency,
      createdAt: now,
    });
    const by = { actorId: userId, requestId };
    await recordAudit(tx, by, "offer-made", ["conversation", conversationId], { offerId: id });
    const event = answered ? "counter" : "make";
    await postEvent(tx, jobs, table, { side, userId, event, now });
    return { ok: true };
  });
