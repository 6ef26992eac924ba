import { sql } from "drizzle-orm";
import {
  findContactedBroker,
  selectBrokerThread,
} from "#app/messages/broker-contact/contacted-broker.queries.server.ts";
import {
  checkDailyLimit,
  findBrokerRefusal,
  inquirySubject,
} from "#app/messages/inquiry/inquiry.ts";
import { lockSender } from "#app/messages/inquiry/lock-sender.server.ts";
import { emptyMessage } from "#app/messages/inquiry/message-text.ts";
import type { SendOutcome, SentForm } from "#app/messages/inquiry/send-inquiry.server.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { mustWaitWithText } from "#app/messages/safety/same-text.server.ts";
import { messageIdFor } from "#app/messages/thread/message-id.server.ts";
import { postMessage } from "#app/messages/thread/post-message.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

export interface SendBrokerInquiry extends SentForm {
  brokerId: string;
}

/** A message to a broker that is about no listing, by the rules of every inquiry. */
export async function sendBrokerInquiry(
  db: Db,
  jobs: Jobs,
  asked: SendBrokerInquiry,
): Promise<SendOutcome> {
  const { brokerId, senderId, now, input, appUrl } = asked;
  const messageId = messageIdFor(senderId, asked.formKey, now);
  return db.transaction(async (tx): Promise<SendOutcome> => {
    const { sender, sent } = await lockSender(tx, { senderId, messageId, now });
    if (sent) return { ok: true, conversationId: sent.conversationId };

    const broker = await findContactedBroker(tx, brokerId);
    if (!sender || !broker) return { ok: false, reason: "not-found" };
    const [known] = await selectBrokerThread(tx, senderId, brokerId).for("no key update");
    const reason = findBrokerRefusal(broker, senderId, known ?? null) ?? checkDailyLimit(sender);
    if (reason) return { ok: false, reason };
    const content = input.message || emptyMessage;
    const sending = { content, senderId, recipientId: brokerId, now, appUrl };
    if (await mustWaitWithText(tx, jobs, sending)) return { ok: false, reason: "same-text" };

    const conversationId = known?.id ?? (await openConversation(tx, senderId, brokerId));
    await postMessage(tx, jobs, {
      id: messageId,
      conversationId,
      senderId,
      recipientId: brokerId,
      messageType: "inquiry",
      subject: inquirySubject(`${broker.firstName} ${broker.lastName}`.trim()),
      content,
      inquiryData: {
        name: input.fullName,
        email: input.emailAddress,
        phone: input.phoneNumber,
        message: content,
      },
      tags: ["inquiry"],
      now,
      appUrl,
    });
    return { ok: true, conversationId };
  });
}

/** The one conversation of these two people without a listing, whichever of two requests opened it. */
async function openConversation(tx: Db, buyerId: string, ownerId: string): Promise<string> {
  const [conversation] = await tx
    .insert(conversations)
    .values({ listingId: null, buyerId, ownerId })
    .onConflictDoUpdate({
      target: [conversations.buyerId, conversations.ownerId],
      targetWhere: sql`${conversations.listingId} is null`,
      set: { buyerId: sql`excluded.buyer_id` },
    })
    .returning({ id: conversations.id });
  return conversation!.id;
}
