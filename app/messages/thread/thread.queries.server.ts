import { and, eq, isNull, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { privateUserColumns } from "#app/accounts/privacy/private-user.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { isKnownThread, isOtherPerson } from "#app/messages/thread/find-own-thread.server.ts";
import { conversationMembers } from "#app/messages/thread/members.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/** A conversation with all that its page needs, for one of its two people. Confidential: `visibleProfile` says what is shown. */
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
        // First, because never null: by it the query builder tells whether there is a row.
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
    .leftJoin(
      conversationMembers,
      and(
        eq(conversationMembers.conversationId, conversations.id),
        eq(conversationMembers.userId, userId),
      ),
    )
    .where(and(eq(conversations.id, conversationId), isKnownThread(userId)));
  return thread ?? null;
}

export type ThreadRow = NonNullable<Awaited<ReturnType<typeof findThread>>>;

/** The one conversation of a buyer and an owner about a business, or without one, between a buyer and a broker. */
export async function findConversation(
  db: Db,
  { listingId, buyerId, ownerId }: { listingId: string | null; buyerId: string; ownerId: string },
) {
  const [conversation] = await db
    .select({ id: conversations.id, status: conversations.status })
    .from(conversations)
    .where(
      and(
        listingId ? eq(conversations.listingId, listingId) : isNull(conversations.listingId),
        eq(conversations.buyerId, buyerId),
        eq(conversations.ownerId, ownerId),
      ),
    );
  return conversation ?? null;
}
