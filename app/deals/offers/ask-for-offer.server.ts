import type { OwnThread } from "#app/messages/thread/thread.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { allowAttempt, defineRateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";
import type { OfferOutcome } from "./make-offer.server.ts";
import { lockNegotiation } from "./negotiation.queries.server.ts";
import { findOfferRefusal } from "./party.ts";
import { postEvent } from "./post-event.server.ts";

/** Per conversation. */
const askLimit = defineRateLimit("askForOffer", { max: 1, windowMinutes: 24 * 60 });

/** Asks the buyer for a first offer, once a day. */
export const askForOffer = (
  db: Db,
  jobs: Jobs,
  { now, ...own }: OwnThread & { now: Date },
): Promise<OfferOutcome> =>
  db.transaction(async (tx): Promise<OfferOutcome> => {
    const table = await lockNegotiation(tx, own);
    if (!table || table.side !== "owner") return { ok: false, reason: "not-found" };
    const reason = findOfferRefusal(table, now);
    if (reason) return { ok: false, reason };
    if (table.offers.some(({ conversationId }) => conversationId === own.conversationId))
      return { ok: false, reason: "not-open" };
    if (!(await allowAttempt(tx, askLimit, own.conversationId, now)))
      return { ok: false, reason: "too-many" };
    await postEvent(tx, jobs, table, { side: "owner", userId: own.userId, event: "ask", now });
    return { ok: true };
  });
