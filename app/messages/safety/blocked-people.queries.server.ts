import { desc, eq, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { visibleProfile } from "#app/accounts/privacy/privacy.ts";
import { type PrivateUser, privateUserColumns } from "#app/accounts/privacy/private-user.server.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { userBlocks } from "./safety.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { offsetOf, type Page } from "#app/shared/paging.ts";

export async function listBlockedPeople(db: Db, blockerId: string, page: Page) {
  const rows = await db
    .select({
      user: privateUserColumns,
      isOwner: isOwnerTo(blockerId),
      blockedAt: userBlocks.createdAt,
    })
    .from(userBlocks)
    .innerJoin(users, eq(users.id, userBlocks.blockedId))
    .where(eq(userBlocks.blockerId, blockerId))
    .orderBy(desc(userBlocks.createdAt), desc(userBlocks.blockedId))
    .limit(page.size)
    .offset(offsetOf(page));
  return rows.map(({ user, isOwner, blockedAt }) => ({
    id: user.id,
    name: nameBlocked(user, isOwner, blockerId),
    blockedAt,
  }));
}

/** A person whom this one knows as an owner. */
export const isOwnerTo = (userId: string) =>
  sql<boolean>`exists (select 1 from ${conversations} c
    where c.buyer_id = ${userId} and ${users.id} in (c.owner_id, c.third_id))`;

/** Outside the conversation an owner has a first name only. */
export const nameBlocked = (user: PrivateUser, isOwner: boolean, readerId: string): string =>
  visibleProfile(user, {
    id: readerId,
    userType: "buyer",
    isCounterpart: true,
    ...(isOwner && { isShared: false }),
  }).name;

export const countBlockedPeople = (db: Db, blockerId: string) =>
  db.$count(userBlocks, eq(userBlocks.blockerId, blockerId));
