import { verifyPassword } from "better-auth/crypto";
import { and, eq } from "drizzle-orm";
import { credentials } from "#app/accounts/accounts.table.ts";
import type { Db } from "#app/platform/db/db.ts";

const provider = "credential";
/** Nobody's: checking against it takes as long as against somebody's. */
const nobodysHash = `${"0".repeat(32)}:${"0".repeat(128)}`;

/** Whether it is the person's password. Somebody unknown (null) costs the same time and is refused. */
export async function checkPassword(
  db: Db,
  userId: string | null,
  password: string,
): Promise<boolean> {
  const hash = userId ? await findHash(db, userId) : null;
  const matches = await verifyPassword({ hash: hash ?? nobodysHash, password });
  return matches && hash !== null;
}

export async function setPassword(tx: Db, userId: string, hash: string): Promise<void> {
  await tx
    .insert(credentials)
    .values({ userId, accountId: userId, providerId: provider, password: hash })
    .onConflictDoUpdate({
      target: [credentials.providerId, credentials.accountId],
      set: { password: hash, updatedAt: new Date() },
    });
}

async function findHash(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ password: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, provider)));
  return row?.password ?? null;
}
