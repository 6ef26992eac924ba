import { publishThread } from "#app/messages/thread/publish-thread.server.ts";
import type { OwnThread } from "#app/messages/thread/thread.queries.server.ts";
import { messageKey, threadTopic } from "#app/messages/thread/thread.ts";
import { and, eq, inArray, isNotNull, isNull, not, sql } from "drizzle-orm";
import { publishChanges } from "#app/platform/live/publish-changes.server.ts";
import { markSeen } from "#app/accounts/notifications/mark-read.server.ts";
import { conversationMembers, isMember } from "#app/messages/thread/members.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { messages } from "#app/messages/messages.table.ts";

export async function markThreadRead(
  tx: Db,
  { conversationId, userId, now }: OwnThread & { now: Date },
): Promise<number> {
  const read = await readMessages(tx, userId, [conversationId], now);
  const [first] = read;
  const unmarked = await tx
    .update(conversationMembers)
    .set({ markedUnreadAt: null })
    .where(and(isMember(conversationId, userId), isNotNull(conversationMembers.markedUnreadAt)))
    .returning({ userId: conversationMembers.userId });
  if (first || unmarked.length > 0)
    await publishThread(tx, conversationId, first ? [userId, first.senderId] : [userId]);
  await markSeen(tx, userId, [messageKey(conversationId)], now);
  return read.length;
}

export function readMessages(tx: Db, userId: string, ids: readonly string[], now: Date) {
  return tx
    .update(messages)
    .set({
      readAt: now,
      deliveredAt: sql`coalesce(${messages.deliveredAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(
      and(
        inArray(messages.conversationId, ids),
        eq(messages.recipientId, userId),
        isNull(messages.readAt),
        not(messages.withheld),
      ),
    )
    .returning({ senderId: messages.senderId, conversationId: messages.conversationId });
}

/** A device of the recipient has received every waiting message; senders see "Delivered". */
export async function markDelivered(db: Db, userId: string, now: Date): Promise<void> {
  const isWaiting = and(
    eq(messages.recipientId, userId),
    isNull(messages.readAt),
    not(messages.withheld),
    isNull(messages.deliveredAt),
  );
  const [any] = await db.select({ id: messages.id }).from(messages).where(isWaiting).limit(1);
  if (!any) return;
  await db.transaction(async (tx) => {
    const delivered = await tx
      .update(messages)
      .set({ deliveredAt: now })
      .where(isWaiting)
      .returning({ conversationId: messages.conversationId, senderId: messages.senderId });
    const senders = new Map(delivered.map((row) => [row.conversationId, row.senderId]));
    await publishChanges(
      tx,
      Array.from(senders, ([conversationId, senderId]) => ({
        userId: senderId,
        topic: threadTopic(conversationId),
      })),
    );
  });
}

/** Excludes scripts that load data and browsers that prefetch. */
export function isPageView({ method, url, headers }: Request): boolean {
  const purposes = ["sec-purpose", "purpose", "x-moz"].map((name) => headers.get(name) ?? "");
  const isAhead = purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose));
  return method === "GET" && !isAhead && !new URL(url).pathname.endsWith(".data");
}
