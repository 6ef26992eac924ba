import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { conversations } from "#app/messages/messages.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/**
 * The conversations that a person knows of. Somebody who blocked a buyer before the first message never learns of that
 * conversation: all that is in it is withheld from them.
 */
export const isKnownThread = (userId: string): SQL =>
  and(
    or(eq(conversations.buyerId, userId), eq(conversations.ownerId, userId)),
    sql`(${conversations.messageCount} = 0 or exists (select 1 from messages known
      where known.conversation_id = ${conversations.id} and (known.sender_id = ${userId} or not known.withheld)))`,
  )!;

/** The other of the two people. */
export const isOtherPerson = (userId: string): SQL =>
  sql`${users.id} = case when ${conversations.ownerId} = ${userId} then ${conversations.buyerId} else ${conversations.ownerId} end`;

export interface OwnThread {
  conversationId: string;
  userId: string;
}

const columns = {
  id: conversations.id,
  listingId: conversations.listingId,
  buyerId: conversations.buyerId,
  ownerId: conversations.ownerId,
  status: conversations.status,
  closedBy: conversations.closedBy,
  other: { id: users.id, deletedAt: users.deletedAt, deactivatedAt: users.deactivatedAt },
};

/** A conversation of this person, locked until the end of the transaction. For anybody else there is none. */
export async function lockOwnThread(tx: Db, { conversationId, userId }: OwnThread) {
  const [thread] = await tx
    .select(columns)
    .from(conversations)
    .innerJoin(users, isOtherPerson(userId))
    .where(and(eq(conversations.id, conversationId), isKnownThread(userId)))
    .for("no key update", { of: conversations });
  return thread ?? null;
}

/** The same without the lock, for what is asked before the transaction. */
export async function findOwnThread(db: Db, { conversationId, userId }: OwnThread) {
  const [thread] = await db
    .select(columns)
    .from(conversations)
    .innerJoin(users, isOtherPerson(userId))
    .where(and(eq(conversations.id, conversationId), isKnownThread(userId)));
  return thread ?? null;
}
