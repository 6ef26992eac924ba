import { titleSeenBy } from "#app/listings/confidential/own-text.server.ts";
import { and, eq, or, sql, type SQL } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { privateUserColumns } from "#app/accounts/privacy/private-user.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { managerColumns } from "#app/listings/public-listing.server.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { conversationMembers, isMember } from "./members.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";

/** Confidential: `visibleProfile` decides what may be shown. */
export async function findThread(db: Db, conversationId: string, userId: string) {
  const [thread] = await db
    .select({
      id: conversations.id,
      buyerId: conversations.buyerId,
      ownerId: conversations.ownerId,
      thirdId: conversations.thirdId,
      status: conversations.status,
      closedBy: conversations.closedBy,
      contactSharedAt: conversations.contactSharedAt,
      passportShows: conversations.passportShows,
      mayShareContact: mayShareContact(userId),
      listing: {
        id: listings.id,
        title: titleSeenBy(sql`${userId}::uuid`),
        confidential: listings.confidential,
        status: listings.status,
        expiresAt: listings.expiresAt,
        saleAgreedAt: listings.saleAgreedAt,
        ...managerColumns,
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

/** The privacy setting makes the choice available. Verified brokers are public anyway. */
const mayShareContact = (userId: string) =>
  sql<boolean>`${conversations.ownerId} = ${userId} and exists (select 1 from users me
    where me.id = ${userId} and me.show_contact_info
      and not (me.user_type = 'broker' and me.identity_verified and me.show_profile))`;

export type ThreadRow = NonNullable<Awaited<ReturnType<typeof findThread>>>;

/** The buyer, whom the buyer writes to, and who reads along. */
export const isParticipant = (userId: string): SQL =>
  or(
    eq(conversations.buyerId, userId),
    eq(conversations.ownerId, userId),
    eq(conversations.thirdId, userId),
  )!;

export const participantsOf = ({
  buyerId,
  ownerId,
  thirdId,
}: Pick<typeof conversations.$inferSelect, "buyerId" | "ownerId" | "thirdId">): string[] =>
  thirdId ? [buyerId, ownerId, thirdId] : [buyerId, ownerId];

/** Excludes conversations in which everything is withheld from the person, who blocked the buyer before the first message. */
export const isKnownThread = (userId: string): SQL =>
  and(
    isParticipant(userId),
    sql`(${conversations.messageCount} = 0 or exists (select 1 from messages known
      where known.conversation_id = ${conversations.id} and (known.sender_id = ${userId} or not known.withheld)))`,
  )!;

/** To whom this person writes: who reads along writes to the buyer. */
export const isOtherPerson = (userId: string): SQL =>
  sql`${users.id} = case when ${conversations.buyerId} = ${userId} then ${conversations.ownerId} else ${conversations.buyerId} end`;

export interface OwnThread {
  conversationId: string;
  userId: string;
}

/** While a mandate runs, the broker writes for this person. */
export const representedId = sql<string | null>`(select l.owner_id from listings l
  where l.id = ${conversations.listingId} and l.owner_id = ${conversations.thirdId})`;

const columns = {
  ...pick(conversations, "id", "listingId", "buyerId", "ownerId", "thirdId", "status", "closedBy"),
  representedId,
  contactSharedAt: conversations.contactSharedAt,
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

/** Locked before it is read: a mandate that starts or ends meanwhile changes the other person. */
export async function lockOwnThread(tx: Db, own: OwnThread) {
  await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.id, own.conversationId), isParticipant(own.userId)))
    .for("no key update");
  return findOwnThread(tx, own);
}
