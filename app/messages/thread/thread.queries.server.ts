import { and, eq, or, sql, type SQL } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { privateUserColumns } from "#app/accounts/privacy/private-user.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { conversationMembers, isMember } from "./members.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/** Confidential: `visibleProfile` decides what may be shown. */
export async function findThread(db: Db, conversationId: string, userId: string) {
  const [thread] = await db
    .select({
      id: conversations.id,
      buyerId: conversations.buyerId,
      ownerId: conversations.ownerId,
      status: conversations.status,
      closedBy: conversations.closedBy,
      listing: {
        id: listings.id,
        title: listings.title,
        status: listings.status,
        expiresAt: listings.expiresAt,
        ownerId: listings.ownerId,
      },
      other: privateUserColumns,
      otherSince: users.createdAt,
      member: {
        // First, because it is never null: the query builder uses it to tell whether there is a row.
        stage: conversationMembers.stage,
        archivedAt: conversationMembers.archivedAt,
        markedUnreadAt: conversationMembers.markedUnreadAt,
        followUpOn: conversationMembers.followUpOn,
        notes: conversationMembers.notes,
      },
      isBlocked: sql<boolean>`exists (select 1 from user_blocks b where b.blocker_id = ${userId} and b.blocked_id = ${users.id})`,
    })
    .from(conversations)
    .innerJoin(users, isOtherPerson(userId))
    .leftJoin(listings, eq(listings.id, conversations.listingId))
    .leftJoin(conversationMembers, isMember(conversations.id, userId))
    .where(and(eq(conversations.id, conversationId), isKnownThread(userId)));
  return thread ?? null;
}

export type ThreadRow = NonNullable<Awaited<ReturnType<typeof findThread>>>;

/** Excludes conversations in which everything is withheld from the person, who blocked the buyer before the first message. */
export const isKnownThread = (userId: string): SQL =>
  and(
    or(eq(conversations.buyerId, userId), eq(conversations.ownerId, userId)),
    sql`(${conversations.messageCount} = 0 or exists (select 1 from messages known
      where known.conversation_id = ${conversations.id} and (known.sender_id = ${userId} or not known.withheld)))`,
  )!;

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

const selectOwnThread = (db: Db, { conversationId, userId }: OwnThread) =>
  db
    .select(columns)
    .from(conversations)
    .innerJoin(users, isOtherPerson(userId))
    .where(and(eq(conversations.id, conversationId), isKnownThread(userId)));

export async function findOwnThread(db: Db, own: OwnThread) {
  const [thread] = await selectOwnThread(db, own);
  return thread ?? null;
}

export async function lockOwnThread(tx: Db, own: OwnThread) {
  const [thread] = await selectOwnThread(tx, own).for("no key update", { of: conversations });
  return thread ?? null;
}
