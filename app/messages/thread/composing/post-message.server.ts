import { ownShownTitle } from "#app/listings/confidential/own-text.server.ts";
import { createHash } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { notify } from "#app/accounts/notifications/notify.server.ts";
import { visibleProfile } from "#app/accounts/privacy/privacy.ts";
import { privateUserColumns } from "#app/accounts/privacy/private-user.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { shownTitle } from "#app/listings/public-listing.server.ts";
import { queueMessageEmail } from "#app/messages/email/queue-message-email.server.ts";
import { leadHref } from "#app/messages/leads/lead.ts";
import { messageNotification } from "#app/messages/message-notification.ts";
import { conversations, messageAttachments, messages } from "#app/messages/messages.table.ts";
import { checkMessage, flagMessage } from "#app/messages/safety/check-message.server.ts";
import { userBlocks } from "#app/messages/safety/safety.table.ts";
import type { PreparedFile } from "#app/messages/thread/files/prepare-message-file.server.ts";
import { conversationMembers } from "#app/messages/thread/members.table.ts";
import { nameAuthor } from "#app/messages/thread/reading/message-views.ts";
import { participantsOf, representedId } from "#app/messages/thread/thread.queries.server.ts";
import { eventWords, messageKey, readerOf } from "#app/messages/thread/thread.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createIdAt, isId } from "#app/platform/db/id.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { publishThread } from "#app/messages/thread/publish-thread.server.ts";
import { pick } from "#app/platform/db/pick.ts";

export interface NewMessage extends Omit<typeof messages.$inferInsert, "createdAt"> {
  /** From `messageIdFor`, where a form or an email may arrive twice. */
  id: string;
  files?: PreparedFile[];
  now: Date;
}

/** The only place that adds messages. The caller has locked the sender, checked the rules and made sure that the id is new. */
export async function postMessage(tx: Db, jobs: Jobs, message: NewMessage) {
  const { id, conversationId, senderId, recipientId, now, files = [] } = message;
  const readers = await listReaders(tx, message);
  const { blockerId: blocker, blockedId: blocked } = userBlocks;
  const isBlock = and(eq(blocker, readers.blockerId), eq(blocked, senderId));
  const withheld = (await tx.$count(userBlocks, isBlock)) > 0;
  const checked = await checkMessage(tx, message);
  await tx.insert(messages).values({ ...message, withheld, ...checked, createdAt: now });
  await flagMessage(tx, jobs, { ...message, ...checked });
  if (files.length > 0)
    await tx.insert(messageAttachments).values(
      files.map(({ name, storageKey, contentType, bytes }) => ({
        messageId: id,
        name,
        storageKey,
        contentType,
        bytes: bytes.byteLength,
      })),
    );
  const along = withheld ? [] : readers.along;
  const audience = withheld ? [senderId] : [senderId, recipientId, ...along];
  // A new message restores the conversation from the archives of those who see it.
  await tx
    .update(conversationMembers)
    .set({ archivedAt: null })
    .where(
      and(
        eq(conversationMembers.conversationId, conversationId),
        inArray(conversationMembers.userId, audience),
      ),
    );
  if (along.length > 0)
    await tx
      .insert(conversationMembers)
      .values(along.map((userId) => ({ conversationId, userId, markedUnreadAt: now })))
      .onConflictDoUpdate({
        target: [conversationMembers.conversationId, conversationMembers.userId],
        set: { markedUnreadAt: now },
      });
  if (!withheld)
    await tx
      .update(conversations)
      .set({ status: "active" })
      .where(and(eq(conversations.id, conversationId), eq(conversations.status, "archived")));
  // Before anything else that publishes, because it locks both people's counters in a fixed order.
  await publishThread(tx, conversationId, audience);
  if (!withheld) await notifyRecipient(tx, jobs, message, readers.people);
  await queueMessageEmail(tx, jobs, { conversationId, userId: recipientId });
  return { id, withheld };
}

/** People in the conversation who neither send nor receive it: they find it marked as unread, without a notification. */
async function listReaders(tx: Db, { conversationId, senderId, recipientId }: NewMessage) {
  const [thread] = await tx
    .select({
      ...pick(conversations, "buyerId", "ownerId", "thirdId"),
      representedId,
    })
    .from(conversations)
    .where(eq(conversations.id, conversationId));
  const { buyerId, representedId: owner } = thread!;
  return {
    // The owner decides who is kept out, not the broker, who could hide a buyer from the owner.
    blockerId: senderId === buyerId && owner ? owner : recipientId,
    people: thread!,
    along: participantsOf(thread!).filter((id) => id !== senderId && id !== recipientId),
  };
}

/** Emails are queued separately, several messages in one. What is written here cannot be taken back, so an owner has a first name only. */
async function notifyRecipient(
  tx: Db,
  jobs: Jobs,
  {
    conversationId,
    senderId,
    recipientId,
    onBehalfOf = null,
    messageType,
    content,
    now,
  }: NewMessage,
  people: { buyerId: string; ownerId: string },
): Promise<void> {
  const [sender] = await tx.select(privateUserColumns).from(users).where(eq(users.id, senderId));
  const [about] = await tx
    .select({ title: recipientId === people.buyerId ? shownTitle : ownShownTitle })
    .from(conversations)
    .leftJoin(listings, eq(listings.id, conversations.listingId))
    .where(eq(conversations.id, conversationId));
  const reader = readerOf({ ...people, contactSharedAt: null }, recipientId, sender!);
  const name = nameAuthor({ onBehalfOf }, visibleProfile(sender!, reader).name, recipientId);
  const latest = {
    inquiry: `New inquiry from ${name}`,
    reply: `New message from ${name}`,
    request: `${name} requested your documents`,
    offer: `${name} ${eventWords(content)}`,
  }[messageType];
  await notify(
    tx,
    jobs,
    {
      userId: recipientId,
      kind: messageNotification,
      key: messageKey(conversationId),
      // The latest step of a negotiation is news, however many messages are unread.
      title: (count) =>
        count > 1 && messageType !== "offer" ? `${count} new messages from ${name}` : latest,
      text: about?.title ?? "",
      href: leadHref(conversationId),
      data: { conversationId },
    },
    now,
  );
}

/** Derived from sender and form key: a repeated form is one message, and nobody can guess another person's id. */
export function messageIdFor(senderId: string, formKey: string, now: Date): string {
  if (!isId(formKey)) return createIdAt(now.getTime());
  const chance = createHash("sha256").update(`${senderId} ${formKey}`).digest().subarray(0, 10);
  return createIdAt(Number.parseInt(formKey.replaceAll("-", "").slice(0, 12), 16), chance);
}
