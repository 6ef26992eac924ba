import { asc, inArray } from "drizzle-orm";
import { findRunningSale } from "#app/deals/sales/sales.queries.server.ts";
import { addSale } from "#app/deals/sales/add-sale.server.ts";
import { moveListing } from "#app/listings/lifecycle/move-listing.server.ts";
import { conversations } from "#app/messages/messages.table.ts";
import {
  type OwnThread,
  participantsOf,
  representedId,
} from "#app/messages/thread/thread.queries.server.ts";
import { messagesTopic } from "#app/messages/thread/thread.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { publishChanges } from "#app/platform/live/publish-changes.server.ts";
import { closeOffer } from "./close-offer.server.ts";
import type { OfferOutcome } from "./make-offer.server.ts";
import { type LockedNegotiation, lockNegotiation } from "./negotiation.queries.server.ts";
import { canTake, closingSteps } from "./offer.ts";
import { findOfferRefusal } from "./party.ts";
import { postEvent } from "./post-event.server.ts";

interface AcceptOffer extends OwnThread {
  offerId: string;
  now: Date;
  requestId?: string | null;
}

/** The sale is agreed: the listing says so, and all other open offers on it end. */
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
    // The sale that was undone is settled by a job.
    if (await findRunningSale(tx, living.id)) return { ok: false, reason: "sale-agreed" };
    if (!canTake("accept", offer, side, { isForSale: true, now }))
      return { ok: false, reason: "not-open" };
    const losing = await lockLosing(tx, table, offer, now);
    if (!(await closeOffer(tx, offerId, "accept"))) return { ok: false, reason: "not-open" };
    await moveListing(tx, living, { step: "agree", now, actorId: userId, requestId });
    await addSale(tx, table, { offerId, now });
    const by = { actorId: userId, requestId };
    await recordAudit(tx, by, "offer-accepted", ["conversation", conversationId], { offerId });
    for (const { id, step, thread } of losing)
      if ((await closeOffer(tx, id, step)) && step !== "expire")
        await postEvent(tx, jobs, thread, { side: "owner", event: step, now });
    await postEvent(tx, jobs, table, { side, userId, event: "accept", now });
    return { ok: true };
  });

/** The other conversations with an open offer. The counters of all their people are locked at once, as they are told one by one. */
async function lockLosing(tx: Db, table: LockedNegotiation, accepted: { id: string }, now: Date) {
  const closing = closingSteps(table.offers, accepted, now);
  const threadOf = new Map(table.offers.map(({ id, conversationId }) => [id, conversationId]));
  const ids = closing.map(({ id }) => threadOf.get(id)!);
  const threads = await tx
    .select({ ...pick(conversations, "id", "buyerId", "ownerId", "thirdId"), representedId })
    .from(conversations)
    .where(inArray(conversations.id, ids))
    .orderBy(asc(conversations.id))
    .for("no key update");
  await publishChanges(
    tx,
    [table, ...threads].flatMap((thread) =>
      participantsOf(thread).map((userId) => ({ userId, topic: messagesTopic })),
    ),
  );
  const byId = new Map(threads.map((thread) => [thread.id, thread]));
  return closing.map(({ id, step }) => ({ id, step, thread: byId.get(threadOf.get(id)!)! }));
}
