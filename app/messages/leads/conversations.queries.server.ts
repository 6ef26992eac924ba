import { and, count, desc, eq, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { ConversationStatus } from "#app/messages/leads/lead.ts";
import { conversations, messages } from "#app/messages/messages.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { offsetOf, type Page, paged } from "#app/shared/paging.ts";

export interface ConversationFilter {
  participantId?: string;
  status?: ConversationStatus;
  /** Of the listing's title and the participants' names and addresses. */
  words?: string;
}

const buyer = alias(users, "buyer");
const owner = alias(users, "owner");

const person = (one: typeof buyer | typeof owner) => ({
  id: one.id,
  firstName: one.firstName,
  lastName: one.lastName,
  email: one.email,
});

/**
 * Conversations of everybody or of one participant, the latest update first. For administrators: it holds what the two see
 * together, also what is withheld, and names everybody in full.
 */
export async function listConversations(db: Db, filter: ConversationFilter, page: Page) {
  const where = matches(filter);
  const [[all], rows] = await Promise.all([
    db
      .select({ conversations: count() })
      .from(conversations)
      .innerJoin(buyer, eq(buyer.id, conversations.buyerId))
      .innerJoin(owner, eq(owner.id, conversations.ownerId))
      .leftJoin(listings, eq(listings.id, conversations.listingId))
      .where(where),
    db
      .select({
        id: conversations.id,
        status: conversations.status,
        listingId: conversations.listingId,
        listingTitle: listings.title,
        buyer: person(buyer),
        owner: person(owner),
        messageCount: conversations.messageCount,
        lastMessage: {
          content: messages.content,
          senderId: messages.senderId,
          createdAt: messages.createdAt,
        },
        createdAt: conversations.createdAt,
        updatedAt: conversations.updatedAt,
      })
      .from(conversations)
      .innerJoin(buyer, eq(buyer.id, conversations.buyerId))
      .innerJoin(owner, eq(owner.id, conversations.ownerId))
      .leftJoin(listings, eq(listings.id, conversations.listingId))
      .leftJoin(messages, eq(messages.id, conversations.lastMessageId))
      .where(where)
      .orderBy(desc(conversations.updatedAt), desc(conversations.id))
      .limit(page.size)
      .offset(offsetOf(page)),
  ]);
  return paged(rows, all!.conversations, page);
}

function matches({ participantId, status, words }: ConversationFilter): SQL | undefined {
  const has = (text: SQL) => sql`strpos(search_key(${text}), search_key(${words ?? ""})) > 0`;
  const named = (one: typeof buyer | typeof owner) =>
    has(sql`${one.firstName} || ' ' || ${one.lastName} || ' ' || ${one.email}`);
  return and(
    participantId
      ? or(eq(conversations.buyerId, participantId), eq(conversations.ownerId, participantId))
      : undefined,
    status ? eq(conversations.status, status) : undefined,
    words ? or(has(sql`coalesce(${listings.title}, '')`), named(buyer), named(owner)) : undefined,
  );
}
