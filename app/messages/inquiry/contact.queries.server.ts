import { and, eq, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { conversations } from "#app/messages/messages.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { prepareOnce } from "#app/platform/db/prepare-once.ts";

/** What decides whether a person may write about a listing. Confidential: no page may show it. */
export async function findContactedListing(db: Db, listingId: string) {
  const [listing] = await contactedListing(db).execute({ listingId });
  return listing ?? null;
}

const contactedListing = prepareOnce((db) =>
  db
    .select({
      title: listings.title,
      status: listings.status,
      expiresAt: listings.expiresAt,
      ownerId: listings.ownerId,
      responseTime: listings.responseTime,
      owner: {
        allowMessages: users.allowMessages,
        userType: users.userType,
        deactivatedAt: users.deactivatedAt,
        deletedAt: users.deletedAt,
      },
    })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(eq(listings.id, sql.placeholder("listingId")))
    .prepare("contacted_listing"),
);

/**
 * The buyer's existing conversation about a listing, and the initial values of the form, in one query: the page needs both or
 * neither.
 */
export async function findContactingBuyer(db: Db, listingId: string, buyerId: string) {
  const [row] = await contactingBuyer(db).execute({ listingId, buyerId });
  if (!row) throw new Error(`no user ${buyerId}`);
  const { thread, emailVerified } = row;
  return { thread, emailVerified, prefill: prefillOf(row) };
}

/** The initial values of a form that is about no listing. */
export async function findSenderDetails(db: Db, userId: string) {
  const [row] = await db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      phone: users.phone,
      email: users.email,
      emailVerified: users.emailVerified,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw new Error(`no user ${userId}`);
  return { emailVerified: row.emailVerified, prefill: prefillOf(row) };
}

interface SenderNames {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
}

const prefillOf = ({ firstName, lastName, phone, email }: SenderNames) => ({
  fullName: `${firstName} ${lastName}`.trim(),
  phoneNumber: phone,
  emailAddress: email,
});

const contactingBuyer = prepareOnce((db) =>
  db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      phone: users.phone,
      email: users.email,
      emailVerified: users.emailVerified,
      thread: {
        id: conversations.id,
        status: conversations.status,
        messageCount: conversations.messageCount,
      },
    })
    .from(users)
    .leftJoin(
      conversations,
      and(
        eq(conversations.listingId, sql.placeholder("listingId")),
        eq(conversations.buyerId, users.id),
      ),
    )
    .where(eq(users.id, sql.placeholder("buyerId")))
    .prepare("contacting_buyer"),
);
