import { and, count, countDistinct, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { visibleProfile } from "#app/accounts/privacy/privacy.ts";
import { privateUserColumns } from "#app/accounts/privacy/private-user.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { ConversationStatus, Lead } from "#app/messages/leads/lead.ts";
import { conversations, messages } from "#app/messages/messages.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { prepareOnce } from "#app/platform/db/prepare-once.ts";
import { offsetOf, type Page } from "#app/shared/paging.ts";

const isMine = (userId: string) =>
  or(eq(conversations.buyerId, userId), eq(conversations.ownerId, userId));

/** Conversations with unread messages, from the partial index of unread messages. */
export async function countUnreadLeads(db: Db, userId: string): Promise<number> {
  const [row] = await unreadLeads(db).execute({ userId });
  return row!.unread;
}

/** Prepared: every page of a signed-in person counts them. */
const unreadLeads = prepareOnce((db) =>
  db
    .select({ unread: countDistinct(messages.conversationId) })
    .from(messages)
    .where(and(eq(messages.recipientId, sql.placeholder("userId")), isNull(messages.readAt)))
    .prepare("unread_leads"),
);

export async function countLeads(
  db: Db,
  userId: string,
  status: ConversationStatus | null = null,
): Promise<number> {
  const [row] = await db
    .select({ leads: count() })
    .from(conversations)
    .where(and(isMine(userId), status ? eq(conversations.status, status) : undefined));
  return row!.leads;
}

/** Conversations as owner and as buyer. The latest first. */
export async function listLeads(
  db: Db,
  userId: string,
  status: ConversationStatus | null,
  page: Page,
): Promise<Lead[]> {
  const rows = await db
    .select({
      id: conversations.id,
      status: conversations.status,
      listingId: listings.id,
      listingTitle: listings.title,
      isOwner: sql<boolean>`${conversations.ownerId} = ${userId}`,
      other: privateUserColumns,
      messageCount: conversations.messageCount,
      lastMessageAt: conversations.lastMessageAt,
      lastMessage: messages.content,
      lastIsMine: sql<boolean>`coalesce(${messages.senderId} = ${userId}, false)`,
      unread:
        sql`(select count(*) from ${messages} as waiting where waiting.conversation_id = ${conversations.id}
        and waiting.recipient_id = ${userId} and waiting.read_at is null)`.mapWith(Number),
    })
    .from(conversations)
    .innerJoin(listings, eq(listings.id, conversations.listingId))
    .innerJoin(
      users,
      sql`${users.id} = case when ${conversations.ownerId} = ${userId} then ${conversations.buyerId} else ${conversations.ownerId} end`,
    )
    .leftJoin(messages, eq(messages.id, conversations.lastMessageId))
    .where(and(isMine(userId), status ? eq(conversations.status, status) : undefined))
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(page.size)
    .offset(offsetOf(page));
  const me = { id: userId, userType: "buyer", isCounterpart: true } as const;
  return rows.map(({ other, ...row }) =>
    Object.assign(row, {
      otherName: visibleProfile(other, me).name,
      isUnconfirmed: row.isOwner && !other.emailVerified && !other.deletedAt,
    }),
  );
}

/** How many buyers wrote about each of these listings. */
export async function countLeadsByListing(
  db: Db,
  listingIds: readonly string[],
): Promise<Map<string, number>> {
  if (listingIds.length === 0) return new Map();
  const rows = await db
    .select({ listingId: conversations.listingId, leads: count() })
    .from(conversations)
    .where(inArray(conversations.listingId, [...listingIds]))
    .groupBy(conversations.listingId);
  return new Map(rows.map(({ listingId, leads }) => [listingId, leads]));
}
