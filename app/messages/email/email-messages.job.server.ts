import { ownShownTitle } from "#app/listings/confidential/own-text.server.ts";
import { type OwnThread, participantsOf } from "#app/messages/thread/thread.queries.server.ts";
import { listAuthors } from "#app/messages/thread/reading/messages.queries.server.ts";
import { nameAuthor } from "#app/messages/thread/reading/message-views.ts";
import { formatList } from "#app/ui/format/format-list.ts";
import { messageNotification } from "#app/messages/message-notification.ts";
import { and, asc, eq, gt, inArray, isNull, not, or, sql } from "drizzle-orm";
import { publishThread } from "#app/messages/thread/publish-thread.server.ts";
import { wantsChannel } from "#app/accounts/notifications/channel-choices.queries.server.ts";
import { visibleProfile } from "#app/accounts/privacy/privacy.ts";
import { messageEmail } from "./message-email.ts";
import { type MessageEmailServices, queueMessageEmail } from "./queue-message-email.server.ts";
import { conversations, messageAttachments, messages } from "#app/messages/messages.table.ts";
import { conversationMembers, isMember } from "#app/messages/thread/members.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";
import { deriveKey, sign } from "#app/accounts/derive-key.server.ts";
import { replyAddress, type ThreadSeat, unsubscribeUrl } from "./email-tokens.server.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { users } from "#app/accounts/accounts.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { shownTitle } from "#app/listings/public-listing.server.ts";
import { eventWords, readerOf } from "#app/messages/thread/thread.ts";
import { pick } from "#app/platform/db/pick.ts";

const batchMinutes = 10;
/** Turning emails on again does not report old messages. */
const maxAgeDays = 7;

const minuteMs = 60_000;

/** Idempotent: messages are marked as emailed in the same transaction. */
export async function emailMessages(
  { db, jobs, env }: MessageEmailServices,
  member: OwnThread,
  now: Date,
): Promise<void> {
  const { conversationId, userId } = member;
  await db.transaction(async (tx) => {
    const thread = await lockEmailedThread(tx, conversationId, userId);
    if (!thread || !(await wantsChannel(tx, userId, messageNotification, "email"))) return;
    const since = new Date(now.getTime() - maxAgeDays * 24 * 60 * minuteMs);
    const pending = await listPending(tx, conversationId, userId, since);
    if (pending.length === 0) return;
    const { lastEmailedAt, isOwner, isForOwner, isIntroduction, listingTitle } = thread;
    const batchEnds = lastEmailedAt && new Date(lastEmailedAt.getTime() + batchMinutes * minuteMs);
    if (batchEnds && batchEnds > now) return queueMessageEmail(tx, jobs, member, batchEnds);

    const shown = pending.filter(({ withheld }) => !withheld);
    const shownIds = shown.map(({ id }) => id);
    const pendingIds = pending.map(({ id }) => id);
    // Withheld messages count as delivered too: the sender must not notice the block.
    const delivered = await tx
      .update(messages)
      .set({ deliveredAt: now })
      .where(and(inArray(messages.id, pendingIds), isNull(messages.deliveredAt)))
      .returning({ id: messages.id });
    if (shown.length > 0) {
      await tx.update(messages).set({ emailedAt: now }).where(inArray(messages.id, shownIds));
      await tx
        .insert(conversationMembers)
        .values({ conversationId, userId, lastEmailedAt: now })
        .onConflictDoUpdate({
          target: [conversationMembers.conversationId, conversationMembers.userId],
          set: { lastEmailedAt: now },
        });
    }
    const senders = await listAuthors(
      tx,
      pending.map(({ senderId }) => senderId),
    );
    if (delivered.length > 0)
      await publishThread(
        tx,
        conversationId,
        senders.map(({ id }) => id),
      );
    if (shown.length === 0) return;
    const files = await tx
      .select({ messageId: messageAttachments.messageId, name: messageAttachments.name })
      .from(messageAttachments)
      .where(inArray(messageAttachments.messageId, shownIds))
      .orderBy(messageAttachments.id);
    // An email cannot be taken back: it never has more than an owner's first name.
    const people = { ...thread.people, contactSharedAt: null };
    const names = new Map(
      senders.map((one) => [one.id, visibleProfile(one, readerOf(people, userId, one)).name]),
    );
    const nameOf = (one: (typeof shown)[number]) =>
      nameAuthor(one, names.get(one.senderId)!, userId);
    const content = messageEmail(
      {
        conversationId,
        // Owner and broker write to each other: neither inquires about the business.
        listingTitle: isIntroduction ? null : listingTitle,
        isOwner: isOwner && !isIntroduction,
        isForOwner,
        senderName: formatList([...new Set(shown.map(nameOf))]),
        isConfirmed: senders.every(({ emailVerified }) => emailVerified),
        isContinued: lastEmailedAt !== null,
        isAnswerable: env.REPLY_DOMAIN !== undefined,
      },
      shown.map((one) => {
        const { id, content, inquiry, tags, warnings, messageType } = one;
        return {
          // The text of such a message is its file names, which are listed below it.
          content: tags.includes("files-only") ? "" : content,
          inquiry,
          isRequest: messageType === "request",
          event: messageType === "offer" ? `${nameOf(one)} ${eventWords(content)}` : null,
          hasWarning: warnings.length > 0,
          attachments: files.filter(({ messageId }) => messageId === id).map(({ name }) => name),
        };
      }),
    );
    const seat = isForOwner ? "broker" : isOwner ? "owner" : "buyer";
    await sendEmail(tx, jobs, thread.email, { ...content, ...threadHeaders(env, member, seat) });
  });
}

/** Groups emails by referring to a message that was never sent, which RFC 5322 allows; suppresses automatic replies. */
function threadHeaders(
  { APP_URL, SESSION_SECRET, REPLY_DOMAIN }: MessageEmailServices["env"],
  { conversationId, userId }: OwnThread,
  seat: ThreadSeat["seat"],
): Required<Pick<EmailContent, "headers" | "unsubscribeUrl">> {
  const thread = sign(deriveKey(SESSION_SECRET, "email thread"), `${conversationId} ${userId}`);
  const root = `<${thread}@${new URL(APP_URL).hostname}>`;
  return {
    headers: {
      "In-Reply-To": root,
      References: root,
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      ...(REPLY_DOMAIN && {
        "Reply-To": replyAddress(SESSION_SECRET, REPLY_DOMAIN, { conversationId, seat }),
      }),
    },
    unsubscribeUrl: unsubscribeUrl(SESSION_SECRET, userId),
  };
}

/** Locks the conversation, so that no message is added meanwhile. */
async function lockEmailedThread(tx: Db, conversationId: string, userId: string) {
  const [conversation] = await tx
    .select(pick(conversations, "listingId", "buyerId", "ownerId", "thirdId"))
    .from(conversations)
    .where(eq(conversations.id, conversationId))
    .for("no key update");
  // A broker whose mandate has ended gets nothing that is still waiting.
  if (!conversation || !participantsOf(conversation).includes(userId)) return null;
  const { thirdId } = conversation;
  const isOwner = conversation.buyerId !== userId;
  const [row] = await tx
    .select({
      email: users.email,
      listingTitle: isOwner ? ownShownTitle : shownTitle,
      listingOwnerId: listings.ownerId,
      lastEmailedAt: conversationMembers.lastEmailedAt,
    })
    .from(users)
    .leftJoin(listings, eq(listings.id, sql`${conversation.listingId}::uuid`))
    .leftJoin(conversationMembers, isMember(conversationId, userId))
    .where(eq(users.id, userId));
  const isForOwner = isOwner && thirdId !== null && row?.listingOwnerId === thirdId;
  const isIntroduction = row?.listingOwnerId === conversation.buyerId;
  return row ? { ...row, people: conversation, isOwner, isForOwner, isIntroduction } : null;
}

function listPending(tx: Db, conversationId: string, userId: string, since: Date) {
  return tx
    .select({
      ...pick(messages, "id", "senderId", "onBehalfOf", "messageType", "content"),
      inquiry: messages.inquiryData,
      ...pick(messages, "tags", "warnings", "withheld"),
    })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.recipientId, userId),
        isNull(messages.readAt),
        isNull(messages.emailedAt),
        // Withheld messages are only marked as delivered.
        or(not(messages.withheld), isNull(messages.deliveredAt)),
        gt(messages.createdAt, since),
      ),
    )
    .orderBy(asc(messages.createdAt), asc(messages.id));
}
