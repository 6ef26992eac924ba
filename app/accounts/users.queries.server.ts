import { eq, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.ts";
import { prepareOnce } from "#app/platform/db/prepare-once.ts";
import { users, userStats } from "./accounts.table.ts";

export async function getUserStats(db: Db, userId: string) {
  const [stats] = await db
    .select({
      listingsCount: userStats.listingsCount,
      savedListingsCount: userStats.savedListingsCount,
      messagesCount: userStats.messagesCount,
    })
    .from(userStats)
    .where(eq(userStats.userId, userId));
  return stats ?? { listingsCount: 0, savedListingsCount: 0, messagesCount: 0 };
}

/** Decides which dashboard a buyer gets. */
export async function getBuyerFacts(db: Db, userId: string) {
  const [facts] = await buyerFacts(db).execute({ userId });
  if (!facts) throw new Error(`no user ${userId}`);
  return facts;
}

const buyerFacts = prepareOnce((db) =>
  db
    .select({
      emailVerified: users.emailVerified,
      listings: userStats.listingsCount,
      saved: userStats.savedListingsCount,
    })
    .from(users)
    .innerJoin(userStats, eq(userStats.userId, users.id))
    .where(eq(users.id, sql.placeholder("userId")))
    .prepare("buyer_facts"),
);
