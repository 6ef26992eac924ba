import { postMessage } from "#app/messages/thread/composing/post-message.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createIdAt } from "#app/platform/db/id.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { Side } from "./offer.ts";

/** Messages about a negotiation. Emails quote them, so they contain no figures or dates. */
export const offerEvents = {
  ask: "Asked for an offer.",
  make: "Made an offer.",
  counter: "Made a counter-offer.",
  accept: "Accepted the offer.",
  decline: "Declined the offer.",
  withdraw: "Withdrew the offer.",
  release: "Put the business back on the market.",
  sign: "Signed the letter of intent.",
} as const;

interface EventThread {
  id: string;
  buyerId: string;
  ownerId: string;
  representedId: string | null;
}

interface OfferEvent {
  side: Side;
  /** On the owner's side, if it is not the recipient of the buyer's messages. */
  userId?: string;
  event: keyof typeof offerEvents;
  now: Date;
}

export async function postEvent(
  tx: Db,
  jobs: Jobs,
  { id, buyerId, ownerId, representedId }: EventThread,
  { side, userId, event, now }: OfferEvent,
): Promise<void> {
  const senderId = side === "buyer" ? buyerId : (userId ?? ownerId);
  await postMessage(tx, jobs, {
    id: createIdAt(now.getTime()),
    conversationId: id,
    senderId,
    recipientId: side === "buyer" ? ownerId : buyerId,
    onBehalfOf: senderId === ownerId ? representedId : null,
    messageType: "offer",
    content: offerEvents[event],
    now,
  });
}
