import { and, asc, eq, isNull, or } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/** An administrator who can open everything: there is always one. */
const isChief = and(
  eq(users.userType, "admin"),
  isNull(users.adminAreas),
  isNull(users.deactivatedAt),
  isNull(users.deletedAt),
);

/**
 * A user, locked until the end of the transaction together with everybody who could be the last administrator, so that two
 * administrators who remove each other at the same moment do not both succeed. One statement in the order of the ids: nothing can
 * deadlock. Null for nobody, and for a deleted account.
 */
export async function lockUser(tx: Db, userId: string) {
  const rows = await tx
    .select()
    .from(users)
    .where(or(eq(users.id, userId), isChief))
    .orderBy(asc(users.id))
    .for("update");
  const user = rows.find(({ id }) => id === userId);
  if (!user || user.deletedAt) return null;
  const chiefs = rows.filter(
    (row) => row.userType === "admin" && row.adminAreas === null && row.deactivatedAt === null,
  );
  return { ...user, isLastAdministrator: chiefs.length === 1 && chiefs[0] === user };
}
