import { messageNotification } from "#app/messages/message-notification.ts";
import { threadTopic } from "#app/messages/thread/thread-topic.ts";
import { and, inArray, isNull } from "drizzle-orm";
import { publishChanges } from "#app/platform/live/publish-changes.server.ts";
import { wantsChannel } from "#app/accounts/notifications/channel-choices.queries.server.ts";
import { visibleProfile } from "#app/accounts/privacy/privacy.ts";
import {
  listAttachmentNames,
  listUntold,
  lockEmailedThread,
} from "#app/messages/email/emailed-thread.queries.server.ts";
import { messageEmail } from "#app/messages/email/message-email.ts";
import type { MessageEmailServices } from "#app/messages/email/message-email-services.ts";
import {
  type EmailMessages,
  queueMessageEmail,
} from "#app/messages/email/queue-message-email.server.ts";
import { threadHeaders } from "#app/messages/email/thread-headers.server.ts";
import { messages } from "#app/messages/messages.table.ts";
import { conversationMembers } from "#app/messages/thread/members.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";

/** After an email about a conversation, further messages wait this long and are sent together. */
export const batchMinutes = 10;
/** Who switches the emails on again is not told of what is long past. */
const maxAgeDays = 7;

const minuteMs = 60_000;

/**
 * Writes one email about what is new in a conversation for one of its two people. Idempotent: what it told is marked in the same
 * transaction, so that a job that is killed and runs again tells it once.
 */
export async function emailMessages(
  { db, jobs, env }: MessageEmailServices,
  asked: EmailMessages,
  now: Date,
): Promise<void> {
  const { conversationId, userId } = asked;
  await db.transaction(async (tx) => {
    const thread = await lockEmailedThread(tx, conversationId, userId);
    if (!thread || !(await wantsChannel(tx, userId, messageNotification, "email"))) return;
    const since = new Date(now.getTime() - maxAgeDays * 24 * 60 * minuteMs);
    const untold = await listUntold(tx, conversationId, userId, since);
    if (untold.length === 0) return;
    const { lastEmailedAt, sender, isOwner, listingTitle } = thread;
    const batchEnds = lastEmailedAt && new Date(lastEmailedAt.getTime() + batchMinutes * minuteMs);
    if (batchEnds && batchEnds > now) return queueMessageEmail(tx, jobs, asked, batchEnds);

    const shown = untold.filter(({ withheld }) => !withheld);
    const shownIds = shown.map(({ id }) => id);
    const untoldIds = untold.map(({ id }) => id);
    const hasNews = await markDelivered(tx, untoldIds, now);
    if (shown.length > 0) await markEmailed(tx, asked, shownIds, now);
    if (hasNews)
      await publishChanges(tx, [{ userId: sender.id, topic: threadTopic(conversationId) }]);
    if (shown.length === 0) return;
    const names = await listAttachmentNames(tx, shownIds);
    const reader = { id: userId, userType: "buyer", isCounterpart: true } as const;
    const content = messageEmail(
      {
        appUrl: env.APP_URL,
        conversationId,
        listingTitle,
        isOwner,
        senderName: visibleProfile(sender, reader).name,
        isConfirmed: sender.emailVerified,
        isContinued: lastEmailedAt !== null,
        isAnswerable: env.REPLY_DOMAIN !== undefined,
      },
      shown.map(({ id, content, inquiry, tags, warnings }) => ({
        // A message without text has the names of its files as its text, which are told below it.
        content: tags.includes("files-only") ? "" : content,
        inquiry,
        hasWarning: warnings.length > 0,
        attachments: (names.get(id) ?? []).map(({ name }) => name),
      })),
    );
    await sendEmail(tx, jobs, thread.email, { ...content, ...threadHeaders(env, asked, isOwner) });
  });
}

/** What is withheld counts as delivered at the same moment as anything else: its sender must not notice the block. */
async function markDelivered(tx: Db, ids: string[], now: Date): Promise<boolean> {
  const delivered = await tx
    .update(messages)
    .set({ deliveredAt: now })
    .where(and(inArray(messages.id, ids), isNull(messages.deliveredAt)))
    .returning({ id: messages.id });
  return delivered.length > 0;
}

async function markEmailed(
  tx: Db,
  { conversationId, userId }: EmailMessages,
  ids: string[],
  now: Date,
): Promise<void> {
  await tx.update(messages).set({ emailedAt: now }).where(inArray(messages.id, ids));
  await tx
    .insert(conversationMembers)
    .values({ conversationId, userId, lastEmailedAt: now })
    .onConflictDoUpdate({
      target: [conversationMembers.conversationId, conversationMembers.userId],
      set: { lastEmailedAt: now },
    });
}
