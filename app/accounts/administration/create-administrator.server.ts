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
    if (known) {
      await tx
        .update(users)
        .set({ userType: "admin", adminAreas: null })
        .where(eq(users.id, known.id));
      await recordAudit(tx, {
        actorId: null,
        action: "administrator-promoted",
        subjectType: "user",
        subjectId: known.id,
      });
      return "promoted";
    }
    const { firstName, lastName } = input;
    const [user] = await tx
      .insert(users)
      .values({
        email,
        firstName,
        lastName,
        name: `${firstName} ${lastName}`,
        userType: "admin",
        emailVerified: true,
      })
      .returning({ id: users.id });
    await setPassword(tx, user!.id, password);
    await recordAudit(tx, {
      actorId: null,
      action: "administrator-created",
      subjectType: "user",
      subjectId: user!.id,
    });
    return "created";
  });
}
