import { and, asc, eq, isNull, or } from "drizzle-orm";
import { isActiveUser, users } from "#app/accounts/accounts.table.ts";
import type { Db } from "#app/platform/db/db.ts";

const isChief = and(eq(users.userType, "admin"), isNull(users.adminAreas), isActiveUser);

/** Also locks every possible last administrator, in one statement ordered by id to avoid deadlocks. */
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
