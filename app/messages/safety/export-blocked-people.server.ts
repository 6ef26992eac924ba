import { and, eq, gt } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { visibleProfile } from "#app/accounts/privacy/privacy.ts";
import { privateUserColumns } from "#app/accounts/privacy/private-user.server.ts";
import { userBlocks } from "#app/messages/safety/safety.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { readInBatches } from "#app/shared/batches.ts";

/** The people a person has blocked, named as far as each of them allows. */
export async function* exportBlockedPeople(db: Db, userId: string) {
  const me = { id: userId, userType: "buyer", isCounterpart: true } as const;
  const rows = readInBatches(
    (after: string | null, size) =>
      db
        .select({ user: privateUserColumns, blockedAt: userBlocks.createdAt })
        .from(userBlocks)
        .innerJoin(users, eq(users.id, userBlocks.blockedId))
        .where(
          and(
            eq(userBlocks.blockerId, userId),
            after ? gt(userBlocks.blockedId, after) : undefined,
          ),
        )
        .orderBy(userBlocks.blockedId)
        .limit(size),
    ({ user }) => user.id,
  );
  for await (const { user, blockedAt } of rows)
    yield { name: visibleProfile(user, me).name, blockedAt };
}
