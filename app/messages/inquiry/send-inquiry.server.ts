import { and, count, eq, gt, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { findContactedListing } from "#app/messages/inquiry/contact.queries.server.ts";
import {
  type InquiryRefusal,
  inquirySubject,
  checkInquiry,
} from "#app/messages/inquiry/inquiry.ts";
import { emptyMessage } from "#app/messages/inquiry/message-text.ts";
import { inquiryEmail } from "#app/messages/inquiry/inquiry-email.ts";
import type { InquiryInput } from "#app/messages/inquiry/inquiry.schema.ts";
import { conversations, type InquiryData, messages } from "#app/messages/messages.table.ts";
import { messageIdFor } from "#app/messages/thread/message-id.server.ts";
import { postMessage } from "#app/messages/thread/post-message.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";

export interface SendInquiry {
  listingId: string;
  senderId: string;
  /** Idempotency key of the form: however often it is submitted, it is one message. */
  formKey: string;
  input: InquiryInput;
  now: Date;
  appUrl: string;
}

export type SendOutcome =
  | { ok: true; conversationId: string }
  | { ok: false; reason: InquiryRefusal };

const dayMs = 24 * 60 * 60_000;

export async function sendInquiry(db: Db, jobs: Jobs, asked: SendInquiry): Promise<SendOutcome> {
  const { listingId, senderId, now, input } = asked;
  const messageId = messageIdFor(senderId, asked.formKey, now);
  return db.transaction(async (tx): Promise<SendOutcome> => {
    // Locks the sender's row: a double click finds the first message, and parallel requests cannot exceed the daily limit.
    const [sender] = await tx
      .select({ emailVerified: users.emailVerified })
      .from(users)
      .where(eq(users.id, senderId))
      .for("no key update");
    const [sent] = await tx
      .select({ conversationId: messages.conversationId })
      .from(messages)
      .where(eq(messages.id, messageId));
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
    const sentToday = await countSent(tx, senderId, new Date(now.getTime() - dayMs));
    const { emailVerified } = sender;
    const reason = checkInquiry(
      listing,
      { id: senderId, emailVerified, sentToday },
      known ?? null,
      now,
    );
    if (reason) return { ok: false, reason };

    const conversationId = await openConversation(tx, listingId, senderId, ownerId);
    const content = input.message || emptyMessage;
    const inquiry: InquiryData = {
      name: input.fullName,
      email: input.emailAddress,
      phone: input.phoneNumber,
      message: content,
    };
    const { withheld } = await postMessage(tx, jobs, {
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
    if (!withheld && listing.owner.notifyByEmail)
      await sendEmail(
        tx,
        jobs,
        listing.owner.email,
        inquiryEmail({
          appUrl: asked.appUrl,
          conversationId,
          listingTitle: listing.title,
          inquiry,
          confirmed: emailVerified,
        }),
      );
    return { ok: true, conversationId };
  });
}

async function countSent(tx: Db, senderId: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ sent: count() })
    .from(messages)
    .where(
      and(
        eq(messages.senderId, senderId),
        gt(messages.createdAt, since),
        eq(messages.messageType, "inquiry"),
      ),
    );
  return row!.sent;
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
