import { desc, eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { visibleProfile } from "#app/accounts/privacy/privacy.ts";
import { privateUserColumns } from "#app/accounts/privacy/private-user.server.ts";
import { userBlocks } from "./safety.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { offsetOf, type Page } from "#app/shared/paging.ts";

export async function listBlockedPeople(db: Db, blockerId: string, page: Page) {
  const rows = await db
    .select({ user: privateUserColumns, blockedAt: userBlocks.createdAt })
    .from(userBlocks)
    .innerJoin(users, eq(users.id, userBlocks.blockedId))
    .where(eq(userBlocks.blockerId, blockerId))
    .orderBy(desc(userBlocks.createdAt), desc(userBlocks.blockedId))
    .limit(page.size)
    .offset(offsetOf(page));
  const me = { id: blockerId, userType: "buyer", isCounterpart: true } as const;
  return rows.map(({ user, blockedAt }) => ({
    id: user.id,
    name: visibleProfile(user, me).name,
    blockedAt,
  }));
}

export const countBlockedPeople = (db: Db, blockerId: string) =>
  db.$count(userBlocks, eq(userBlocks.blockerId, blockerId));
