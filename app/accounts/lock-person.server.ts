import { eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/** Of two requests at once, such as a double click, the second one waits for the first. */
export async function lockPerson(tx: Db, userId: string) {
  const [person] = await tx.select().from(users).where(eq(users.id, userId)).for("no key update");
  return person!;
}
