import { and, eq, gt, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { privateUserColumns } from "#app/accounts/privacy/private-user.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { conversations, messages } from "#app/messages/messages.table.ts";
import { userBlocks } from "#app/messages/safety/safety.table.ts";
import { conversationMembers } from "#app/messages/thread/members.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { addDays } from "#app/shared/day.ts";

/** How long a buyer waits before the owner is reminded. */
export const reminderDays = 3;
/** What was not answered for so long will not be. */
const maxDays = 14;

const daysBefore = (now: Date, days: number) => addDays(now, -days);

/** Where a batch continues. */
export interface DueLead {
  id: string;
  ownerId: string;
  at: Date;
}

/** Conversations whose last message waits for the owner, who was not reminded of it. A range of the index of recent ones. */
export const listDueLeads = (
  db: Db,
  now: Date,
  after: DueLead | null,
  limit: number,
): Promise<DueLead[]> =>
  db
    .select({
      id: conversations.id,
      ownerId: conversations.ownerId,
      at: sql<Date>`${conversations.lastMessageAt}`.mapWith(conversations.lastMessageAt),
    })
    .from(conversations)
    .innerJoin(messages, eq(messages.id, conversations.lastMessageId))
    .where(
      and(
        isWaiting(now),
        after
          ? sql`(${conversations.lastMessageAt}, ${conversations.id}) > (${after.at}, ${after.id})`
          : undefined,
      ),
    )
    .orderBy(conversations.lastMessageAt, conversations.id)
    .limit(limit);

const isWaiting = (now: Date): SQL =>
  and(
    eq(conversations.status, "active"),
    lte(conversations.lastMessageAt, daysBefore(now, reminderDays)),
    gt(conversations.lastMessageAt, daysBefore(now, maxDays)),
    eq(messages.senderId, conversations.buyerId),
    eq(messages.withheld, false),
    sql`${conversations.remindedMessageId} is distinct from ${conversations.lastMessageId}`,
  )!;

/** The owner's due conversations, locked: no message is being added, and no other job reminds of them meanwhile. */
export function lockDueLeads(tx: Db, ownerId: string, now: Date) {
  return tx
    .select({
      id: conversations.id,
      lastMessageId: conversations.lastMessageId,
      lastMessageAt: conversations.lastMessageAt,
      listingTitle: listings.title,
      buyer: privateUserColumns,
      isForgotten: isForgotten(now),
      messages:
        sql`(select count(*) from ${messages} as waiting where waiting.conversation_id = ${conversations.id}
        and waiting.sender_id = ${conversations.buyerId} and not waiting.withheld and waiting.created_at > coalesce(
          (select max(answer.created_at) from ${messages} as answer where answer.conversation_id = ${conversations.id}
            and answer.sender_id = ${conversations.ownerId}), '-infinity'))`.mapWith(Number),
    })
    .from(conversations)
    .innerJoin(messages, eq(messages.id, conversations.lastMessageId))
    .innerJoin(users, eq(users.id, conversations.buyerId))
    .leftJoin(listings, eq(listings.id, conversations.listingId))
    .leftJoin(
      conversationMembers,
      and(
        eq(conversationMembers.conversationId, conversations.id),
        eq(conversationMembers.userId, conversations.ownerId),
      ),
    )
    .where(and(eq(conversations.ownerId, ownerId), isWaiting(now)))
    .orderBy(conversations.lastMessageAt, conversations.id)
    .for("no key update", { of: conversations });
}

/** Not one that the owner has dealt with in another way: archived, given up, planned for a day to come, blocked or sold. */
const isForgotten = (now: Date): SQL<boolean> =>
  sql<boolean>`${and(
    isNull(conversationMembers.archivedAt),
    sql`coalesce(${conversationMembers.stage}, 'new') <> 'lost'`,
    or(
      isNull(conversationMembers.followUpOn),
      sql`${conversationMembers.followUpOn} < ${now.toISOString().slice(0, 10)}`,
    ),
    sql`coalesce(${listings.status}, 'active') <> 'sold'`,
    isNull(users.deletedAt),
    isNull(users.deactivatedAt),
    sql`not exists (select 1 from ${userBlocks} where
      (${userBlocks.blockerId}, ${userBlocks.blockedId}) in
      ((${conversations.ownerId}, ${conversations.buyerId}), (${conversations.buyerId}, ${conversations.ownerId})))`,
  )}`;
