import { and, eq } from "drizzle-orm";
import { isActiveUser, users } from "#app/accounts/accounts.table.ts";
import { canOpenAdminPath } from "./admin-areas.ts";
import type { Db } from "#app/platform/db/db.ts";
import { getOperator } from "#app/platform/operator.server.ts";

/** Falls back to the support address, so that no message is lost. */
export async function listAdministratorEmails(db: Db, path: string): Promise<string[]> {
  const admins = await db
    .select({ email: users.email, adminAreas: users.adminAreas })
    .from(users)
    .where(and(eq(users.userType, "admin"), isActiveUser))
    .orderBy(users.createdAt)
    .limit(20);
  const recipients = admins.filter(({ adminAreas }) => canOpenAdminPath(adminAreas, path));
  if (recipients.length > 0) return recipients.map(({ email }) => email);
  const operator = await getOperator(db);
  return operator ? [operator.supportEmail] : [];
}
