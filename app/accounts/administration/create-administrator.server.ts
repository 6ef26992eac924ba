import { hashPassword } from "#app/accounts/passwords/hash-password.server.ts";
import { eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { setPassword } from "#app/accounts/passwords/check-password.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";

/** Run from the command line. An existing account is promoted and keeps its password. */
export async function createAdministrator(
  db: Db,
  input: { email: string; firstName: string; lastName: string; password: string },
): Promise<"created" | "promoted"> {
  const email = input.email.trim().toLowerCase();
  const password = await hashPassword(input.password);
  return db.transaction(async (tx) => {
    const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    const userId = known?.id ?? (await createUser(tx));
    const outcome = known ? "promoted" : "created";
    if (known)
      await tx
        .update(users)
        .set({ userType: "admin", adminAreas: null })
        .where(eq(users.id, userId));
    await recordAudit(tx, { actorId: null }, `administrator-${outcome}`, ["user", userId]);
    return outcome;
  });

  async function createUser(tx: Db): Promise<string> {
    const { firstName, lastName } = input;
    const name = `${firstName} ${lastName}`;
    const [user] = await tx
      .insert(users)
      .values({ email, firstName, lastName, name, userType: "admin", emailVerified: true })
      .returning({ id: users.id });
    await setPassword(tx, user!.id, password);
    return user!.id;
  }
}
