import { and, eq, isNull } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { isInDirectory } from "#app/browsing/brokers/brokers.queries.server.ts";
import { conversations } from "#app/messages/messages.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/** A broker of the directory; anybody else cannot be written to without a listing. */
export async function findContactedBroker(db: Db, brokerId: string) {
  const [broker] = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      allowMessages: users.allowMessages,
    })
    .from(users)
    .where(and(eq(users.id, brokerId), isInDirectory));
  return broker ?? null;
}

/** The conversation of a buyer with a broker that is about no listing. */
export const selectBrokerThread = (db: Db, buyerId: string, brokerId: string) =>
  db
    .select({
      id: conversations.id,
      status: conversations.status,
      messageCount: conversations.messageCount,
    })
    .from(conversations)
    .where(
      and(
        isNull(conversations.listingId),
        eq(conversations.buyerId, buyerId),
        eq(conversations.ownerId, brokerId),
      ),
    );
