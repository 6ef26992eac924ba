import { and, eq } from "drizzle-orm";
import { managerOf } from "#app/listings/manager.ts";
import { addAccessRequest } from "#app/listings/media/documents/change-document-access.server.ts";
import { checkDailyLimit } from "#app/messages/inquiry/inquiry.ts";
import { lockSender } from "#app/messages/inquiry/send-inquiry.server.ts";
import { requestText } from "#app/messages/inquiry/message-text.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { postMessage } from "#app/messages/thread/composing/post-message.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createIdAt } from "#app/platform/db/id.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

interface DocumentRequest {
  listingId: string;
  buyerId: string;
  now: Date;
  requestId?: string | null;
}

type Outcome = { ok: true } | { ok: false; reason: "not-found" | "daily-limit" };

/**
 * The request is an entry in the conversation about the listing. If it begins one, it counts as an inquiry: whoever asks
 * can write there. Asking again changes nothing.
 */
export const requestDocuments = (db: Db, jobs: Jobs, request: DocumentRequest): Promise<Outcome> =>
  db.transaction(async (tx): Promise<Outcome> => {
    const { listingId, buyerId, now } = request;
    const buyer = await lockSender(tx, buyerId, now);
    if (!buyer) return { ok: false, reason: "not-found" };
    const isAbout = and(eq(conversations.listingId, listingId), eq(conversations.buyerId, buyerId));
    const isFirst = (await tx.$count(conversations, isAbout)) === 0;
    if (isFirst && checkDailyLimit(buyer)) return { ok: false, reason: "daily-limit" };
    const added = await addAccessRequest(tx, request);
    if (!added.ok) return { ok: false, reason: "not-found" };
    if (!added.isNew) return { ok: true };
    const ownerId = managerOf(added.listing);
    const thirdId = added.listing.brokerId && added.listing.ownerId;
    const [thread] = await tx
      .insert(conversations)
      .values({ listingId, buyerId, ownerId, thirdId })
      .onConflictDoUpdate({
        target: [conversations.listingId, conversations.buyerId, conversations.ownerId],
        set: { updatedAt: now },
      })
      .returning({ id: conversations.id });
    await postMessage(tx, jobs, {
      id: createIdAt(now.getTime()),
      conversationId: thread!.id,
      senderId: buyerId,
      recipientId: ownerId,
      messageType: "request",
      content: requestText,
      tags: isFirst ? ["inquiry"] : [],
      now,
    });
    return { ok: true };
  });
