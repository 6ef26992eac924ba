import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { twoFactors } from "#app/accounts/two-factor/two-factor.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";

/** With the deactivated ones, who can be brought back. */
export const listAdministrators = (db: Db) =>
  db
    .select({
      ...pick(users, "email", "name", "adminAreas", "deactivatedAt"),
      hasTwoStep: sql<boolean>`${twoFactors.enabledAt} is not null`,
      lastSignIn: sql<Date | null>`(select max(created_at) from audit_log
        where actor_id = ${users.id} and action = 'signed-in')`.mapWith(users.createdAt),
    })
    .from(users)
    .leftJoin(twoFactors, eq(twoFactors.userId, users.id))
    .where(and(eq(users.userType, "admin"), isNull(users.deletedAt)))
    .orderBy(asc(users.email));
