import { and, count, countDistinct, desc, eq, isNull, not, or, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { visibleProfile } from "#app/accounts/privacy/privacy.ts";
import { privateUserColumns } from "#app/accounts/privacy/private-user.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { ConversationStatus, Lead } from "#app/messages/leads/lead.ts";
import { conversations, messages } from "#app/messages/messages.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { prepareOnce } from "#app/platform/db/prepare-once.ts";
import { offsetOf, type Page } from "#app/shared/paging.ts";

const me = sql.placeholder("userId");
const isMine = or(eq(conversations.buyerId, me), eq(conversations.ownerId, me));
const hasStatus = sql`coalesce(${conversations.status} = ${sql.placeholder("status")}, true)`;
const isAbout = sql`coalesce(${conversations.listingId} = ${sql.placeholder("listingId")}, true)`;

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
    .where(and(eq(messages.recipientId, me), isNull(messages.readAt), not(messages.withheld)))
    .prepare("unread_leads"),
);

export async function countLeads(
  db: Db,
  userId: string,
  status: ConversationStatus | null = null,
  listingId: string | null = null,
): Promise<number> {
  const [row] = await leadCount(db).execute({ userId, status, listingId });
  return row!.leads;
}

const leadCount = prepareOnce((db) =>
  db
    .select({ leads: count() })
    .from(conversations)
    .where(and(isMine, hasStatus, isAbout))
    .prepare("lead_count"),
);

/** Conversations as owner and as buyer. The latest first. */
export async function listLeads(
  db: Db,
  userId: string,
  status: ConversationStatus | null,
  page: Page,
  listingId: string | null = null,
): Promise<Lead[]> {
  const rows = await leads(db).execute({
    userId,
    status,
    listingId,
    limit: page.size,
    offset: offsetOf(page),
  });
  const reader = { id: userId, userType: "buyer", isCounterpart: true } as const;
  return rows.map(({ other, ...row }) =>
    Object.assign(row, {
      otherName: visibleProfile(other, reader).name,
      isUnconfirmed: row.isOwner && !other.emailVerified && !other.deletedAt,
    }),
  );
}

const leads = prepareOnce((db) =>
  db
    .select({
      id: conversations.id,
      status: conversations.status,
      listingId: listings.id,
      listingTitle: listings.title,
      isOwner: sql<boolean>`${conversations.ownerId} = ${me}`,
      other: privateUserColumns,
      messageCount: conversations.messageCount,
      lastMessageAt: conversations.lastMessageAt,
      lastMessage: messages.content,
      lastIsMine: sql<boolean>`coalesce(${messages.senderId} = ${me}, false)`,
      unread:
        sql`(select count(*) from ${messages} as waiting where waiting.conversation_id = ${conversations.id}
        and waiting.recipient_id = ${me} and waiting.read_at is null and not waiting.withheld)`.mapWith(
          Number,
        ),
    })
    .from(conversations)
    .innerJoin(listings, eq(listings.id, conversations.listingId))
    .innerJoin(
      users,
      sql`${users.id} = case when ${conversations.ownerId} = ${me} then ${conversations.buyerId} else ${conversations.ownerId} end`,
    )
    .leftJoin(messages, eq(messages.id, conversations.lastMessageId))
    .where(and(isMine, hasStatus, isAbout))
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare("leads"),
);
