import { eq, sql } from "drizzle-orm";
import { users, userStats } from "#app/accounts/accounts.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { prepareOnce } from "#app/platform/db/prepare-once.ts";

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
