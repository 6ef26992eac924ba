import { and, eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { conversations } from "#app/messages/messages.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/** What decides whether somebody may write about a listing, and who is notified. Confidential: no page may show it. */
export async function findContactedListing(db: Db, listingId: string) {
  const [listing] = await db
    .select({
      title: listings.title,
      status: listings.status,
      expiresAt: listings.expiresAt,
      ownerId: listings.ownerId,
      owner: {
        email: users.email,
        notifyByEmail: users.notifyByEmail,
        allowMessages: users.allowMessages,
        deactivatedAt: users.deactivatedAt,
        deletedAt: users.deletedAt,
      },
    })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(eq(listings.id, listingId));
  return listing ?? null;
}

/** The buyer's existing conversation about a listing. */
export async function findOwnThread(db: Db, listingId: string, buyerId: string) {
  const [thread] = await db
    .select({
      id: conversations.id,
      status: conversations.status,
      messageCount: conversations.messageCount,
    })
    .from(conversations)
    .where(and(eq(conversations.listingId, listingId), eq(conversations.buyerId, buyerId)));
  return thread ?? null;
}

/** Initial values of the form. */
export async function getPrefill(db: Db, userId: string) {
  const [user] = await db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      phone: users.phone,
      email: users.email,
      emailVerified: users.emailVerified,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new Error(`no user ${userId}`);
  return {
    fullName: `${user.firstName} ${user.lastName}`.trim(),
    phoneNumber: user.phone,
    emailAddress: user.email,
    emailVerified: user.emailVerified,
  };
}
