import { messageNotification } from "#app/messages/message-notification.ts";
import { eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { notify } from "#app/accounts/notifications/notify.server.ts";
import { visibleProfile } from "#app/accounts/privacy/privacy.ts";
import { privateUserColumns } from "#app/accounts/privacy/private-user.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { leadHref } from "#app/messages/leads/lead.ts";
import { conversations, type messageTypes } from "#app/messages/messages.table.ts";
import { messageKey } from "#app/messages/thread/message-key.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

interface SentMessage {
  conversationId: string;
  senderId: string;
  recipientId: string;
  messageType: (typeof messageTypes)[number];
  now: Date;
}

/**
 * The recipient's bell, push and text message; emails are sent apart, several messages in one. After the live
 * changes of the message, see `notify`.
 */
export async function notifyOfMessage(
  tx: Db,
  jobs: Jobs,
  { conversationId, senderId, recipientId, messageType, now }: SentMessage,
): Promise<void> {
  const [sender] = await tx.select(privateUserColumns).from(users).where(eq(users.id, senderId));
  const [about] = await tx
    .select({ title: listings.title })
    .from(conversations)
    .leftJoin(listings, eq(listings.id, conversations.listingId))
    .where(eq(conversations.id, conversationId));
  // Who reads a message is no more than its counterpart, also an administrator.
  const { name } = visibleProfile(sender!, {
    id: recipientId,
    userType: "buyer",
    isCounterpart: true,
  });
  await notify(
    tx,
    jobs,
    {
      userId: recipientId,
      kind: messageNotification,
      key: messageKey(conversationId),
      title: (count) => titleFor(name, messageType, count),
      text: about?.title ?? "",
      href: leadHref(conversationId),
      data: { conversationId },
    },
    now,
  );
}

function titleFor(name: string, type: SentMessage["messageType"], count: number): string {
  if (count > 1) return `${count} new messages from ${name}`;
  return type === "inquiry" ? `New inquiry from ${name}` : `New message from ${name}`;
}
