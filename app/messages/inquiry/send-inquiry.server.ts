import { and, eq, sql } from "drizzle-orm";
import { findContactedListing } from "#app/messages/inquiry/contact.queries.server.ts";
import {
  type InquiryRefusal,
  inquirySubject,
  checkInquiry,
} from "#app/messages/inquiry/inquiry.ts";
import { emptyMessage } from "#app/messages/inquiry/message-text.ts";
import { lockSender } from "#app/messages/inquiry/lock-sender.server.ts";
import type { InquiryInput } from "#app/messages/inquiry/inquiry.schema.ts";
import { conversations, type InquiryData } from "#app/messages/messages.table.ts";
import { mustWaitWithText } from "#app/messages/safety/same-text.server.ts";
import { messageIdFor } from "#app/messages/thread/message-id.server.ts";
import { postMessage } from "#app/messages/thread/post-message.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

/** What the contact forms of listings and of brokers send. */
export interface SentForm {
  senderId: string;
  /** Idempotency key of the form: however often it is submitted, it is one message. */
  formKey: string;
  input: InquiryInput;
  now: Date;
  appUrl: string;
}

export interface SendInquiry extends SentForm {
  listingId: string;
}

export type SendOutcome =
  | { ok: true; conversationId: string }
  | { ok: false; reason: InquiryRefusal };

export async function sendInquiry(db: Db, jobs: Jobs, asked: SendInquiry): Promise<SendOutcome> {
  const { listingId, senderId, now, input } = asked;
  const messageId = messageIdFor(senderId, asked.formKey, now);
  return db.transaction(async (tx): Promise<SendOutcome> => {
    const { sender, sent } = await lockSender(tx, { senderId, messageId, now });
    if (sent) return { ok: true, conversationId: sent.conversationId };

    const listing = await findContactedListing(tx, listingId);
    if (!sender || !listing) return { ok: false, reason: "not-found" };
    const { ownerId } = listing;
    const [known] = await tx
      .select({ status: conversations.status })
      .from(conversations)
      .where(
        and(
          eq(conversations.listingId, listingId),
          eq(conversations.buyerId, senderId),
          eq(conversations.ownerId, ownerId),
        ),
      )
      .for("no key update");
    const reason = checkInquiry(listing, sender, known ?? null, now);
    if (reason) return { ok: false, reason };
    const content = input.message || emptyMessage;
    const sending = { content, senderId, recipientId: ownerId, now, appUrl: asked.appUrl };
    if (await mustWaitWithText(tx, jobs, sending)) return { ok: false, reason: "same-text" };

    const conversationId = await openConversation(tx, listingId, senderId, ownerId);
    const inquiry: InquiryData = {
      name: input.fullName,
      email: input.emailAddress,
      phone: input.phoneNumber,
      message: content,
    };
    await postMessage(tx, jobs, {
      id: messageId,
      conversationId,
      senderId,
      recipientId: ownerId,
      messageType: "inquiry",
      subject: inquirySubject(listing.title),
      content,
      inquiryData: inquiry,
      tags: ["inquiry"],
      now,
      appUrl: asked.appUrl,
    });
    return { ok: true, conversationId };
  });
}

/** The one conversation of these two people about this listing, whichever of two requests opened it. */
async function openConversation(tx: Db, listingId: string, buyerId: string, ownerId: string) {
  const [conversation] = await tx
    .insert(conversations)
    .values({ listingId, buyerId, ownerId })
    .onConflictDoUpdate({
      target: [conversations.listingId, conversations.buyerId, conversations.ownerId],
      set: { listingId: sql`excluded.listing_id` },
    })
    .returning({ id: conversations.id });
  return conversation!.id;
}
