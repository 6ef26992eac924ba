import { ownTitle } from "#app/listings/confidential/own-text.server.ts";
import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { defineList, type ListSource } from "#app/admin/lists/list-rows.server.ts";
import { orHasId, personHasWords, titleHasWords } from "#app/admin/lists/list-search.server.ts";
import type { StateOf } from "#app/admin/lists/list-state.ts";
import { conversationsSpec } from "#app/admin/messages/conversations-list.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { ConversationStatus } from "#app/messages/leads/lead.ts";
import { conversations, messages } from "#app/messages/messages.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";

export const buyer = alias(users, "buyer");
export const owner = alias(users, "owner");
export const third = alias(users, "third");
const sender = alias(users, "sender");

type Person = typeof buyer | typeof owner | typeof third | typeof sender;

/** Generic, so that the query knows which of them may be missing. */
export const personColumns = <One extends Person>(one: One) => ({
  id: one.id as One["id"],
  firstName: one.firstName as One["firstName"],
  lastName: one.lastName as One["lastName"],
  email: one.email as One["email"],
  deletedAt: one.deletedAt as One["deletedAt"],
  deactivatedAt: one.deactivatedAt as One["deactivatedAt"],
});

export type ListedConversation = Awaited<ReturnType<typeof readConversations>>[number];

type ConversationsState = StateOf<typeof conversationsSpec>;

export async function countMessages(db: Db, state: ConversationsState): Promise<number> {
  const { filter, words } = conversationsSource(state);
  const [row] = await db
    .select({ messages: sql`coalesce(sum(${conversations.messageCount}), 0)`.mapWith(Number) })
    .from(conversations)
    .where(and(filter, words));
  return row!.messages;
}

async function readConversations(db: Db, ids: string[]) {
  return db
    .select({
      ...pick(conversations, "id", "status", "listingId"),
      listingTitle: ownTitle,
      buyer: personColumns(buyer),
      owner: personColumns(owner),
      third: personColumns(third),
      messageCount: conversations.messageCount,
      lastMessage: messages.content,
      lastSender: personColumns(sender),
      activeAt: conversations.activeAt,
      createdAt: conversations.createdAt,
    })
    .from(conversations)
    .innerJoin(buyer, eq(buyer.id, conversations.buyerId))
    .innerJoin(owner, eq(owner.id, conversations.ownerId))
    .leftJoin(third, eq(third.id, conversations.thirdId))
    .leftJoin(listings, eq(listings.id, conversations.listingId))
    .leftJoin(messages, eq(messages.id, conversations.lastMessageId))
    .leftJoin(sender, eq(sender.id, messages.senderId))
    .where(inArray(conversations.id, ids));
}

function conversationsSource({
  q,
  filters: { status },
}: Pick<ConversationsState, "q" | "filters">): ListSource<ConversationsState["sort"]> {
  const { id, listingId } = conversations;
  return {
    table: conversations,
    id,
    keys: { lastActivity: conversations.activeAt, businessTitle: conversations.titleKey },
    filter: status ? eq(conversations.status, status as ConversationStatus) : undefined,
    words: q ? orHasId(hasWords(q), q, id, listingId) : undefined,
  };
}

const maxWords = 6;

/** Each word is from the business title or from one of the people: "bakery ana" finds what Ana wrote about a bakery. */
function hasWords(typed: string): SQL {
  const words = typed.split(" ").slice(0, maxWords);
  return and(...words.map(hasWord))!;
}

function hasWord(word: string): SQL {
  const people = sql`(select ${users.id} from ${users} where ${personHasWords(word)})`;
  return or(
    sql`${conversations.listingId} in (select ${listings.id} from ${listings} where ${titleHasWords(word)})`,
    sql`${conversations.buyerId} in ${people}`,
    sql`${conversations.ownerId} in ${people}`,
    sql`${conversations.thirdId} in ${people}`,
  )!;
}

export const conversationsList = defineList(
  conversationsSpec,
  conversationsSource,
  readConversations,
);
