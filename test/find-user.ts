import { eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import type { Db } from "#app/platform/db/db.ts";

export async function findUser(db: Db, id: string) {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}
