import { and, eq, inArray, isNull, ne, not, sql } from "drizzle-orm";
import { markSeen } from "#app/accounts/notifications/mark-read.server.ts";
import { conversations, messages } from "#app/messages/messages.table.ts";
import { messageKey, messagesTopic, threadTopic } from "#app/messages/thread/thread.ts";
import type { Db } from "#app/platform/db/db.ts";
import { publishChanges } from "#app/platform/live/publish-changes.server.ts";

interface Handover {
  listingId: string;
  from: string;
  to: string;
  /** Reads along from now on. */
  thirdId: string | null;
  /** Further people of whom the caller notifies some later: all counters are locked at once. */
  others?: readonly string[];
  now: Date;
}

/**
 * Hands the conversations about a listing to another person, with what is unread and the right to reopen what is closed.
 * The listing is locked, so that no inquiry begins meanwhile. A conversation with the person themselves stays as it is.
 */
export async function giveConversations(
  tx: Db,
  { listingId, from, to, thirdId, others = [], now }: Handover,
): Promise<void> {
  const given = await tx
    .select({ id: conversations.id, buyerId: conversations.buyerId })
    .from(conversations)
    .where(
      and(
        eq(conversations.listingId, listingId),
        eq(conversations.ownerId, from),
        ne(conversations.buyerId, to),
      ),
    )
    .orderBy(conversations.id)
    .for("no key update");
  const ids = given.map(({ id }) => id);
  await tx
    .update(conversations)
    .set({
      ownerId: to,
      thirdId,
      contactSharedAt: null,
      // The buyer showed it to somebody else.
      passportShows: [],
      closedBy: sql`case when ${conversations.closedBy} = ${from} then ${to}::uuid else ${conversations.closedBy} end`,
    })
    .where(inArray(conversations.id, ids));
  await tx
    .update(messages)
    .set({ recipientId: to })
    .where(
      and(
        inArray(messages.conversationId, ids),
        eq(messages.recipientId, from),
        ne(messages.senderId, to),
        isNull(messages.readAt),
        not(messages.withheld),
      ),
    );
  await publishChanges(tx, [
    ...[from, to, ...others].map((userId) => ({ userId, topic: messagesTopic })),
    ...given.flatMap(({ id, buyerId }) =>
      [buyerId, from, to].map((userId) => ({ userId, topic: threadTopic(id) })),
    ),
  ]);
  await markSeen(tx, from, ids.map(messageKey), now);
}
