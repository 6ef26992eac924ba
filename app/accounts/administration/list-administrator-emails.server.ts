import { and, eq, isNull } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { brand } from "#app/shared/brand.ts";

/** Who is told of reports and messages. Falls back to the support address, so that nothing is lost. */
export async function listAdministratorEmails(db: Db): Promise<string[]> {
  const admins = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.userType, "admin"), isNull(users.deactivatedAt), isNull(users.deletedAt)))
    .orderBy(users.createdAt)
    .limit(20);
  return admins.length > 0 ? admins.map(({ email }) => email) : [brand.supportEmail];
}
