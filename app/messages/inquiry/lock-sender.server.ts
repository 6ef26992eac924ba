import { and, count, eq, gt } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { messages } from "#app/messages/messages.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { addDays } from "#app/shared/day.ts";

interface Sending {
  senderId: string;
  /** From `messageIdFor`. */
  messageId: string;
  now: Date;
}

/**
 * Locks the sender's row: a double click finds the message that the first one sent, and parallel requests cannot exceed the daily
 * limit. The sender is null if there is no such account.
 */
export async function lockSender(tx: Db, { senderId, messageId, now }: Sending) {
  const [user] = await tx
    .select({ emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, senderId))
    .for("no key update");
  const [sent] = await tx
    .select({ conversationId: messages.conversationId })
    .from(messages)
    .where(eq(messages.id, messageId));
  const [today] = await tx
    .select({ sent: count() })
    .from(messages)
    .where(
      and(
        eq(messages.senderId, senderId),
        gt(messages.createdAt, addDays(now, -1)),
        eq(messages.messageType, "inquiry"),
      ),
    );
  return {
    sent: sent ?? null,
    sender: user
      ? { id: senderId, emailVerified: user.emailVerified, sentToday: today!.sent }
      : null,
  };
}
