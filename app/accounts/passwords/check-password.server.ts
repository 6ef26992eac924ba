import { verifyPassword } from "better-auth/crypto";
import { and, eq } from "drizzle-orm";
import { credentials } from "#app/accounts/passwords/credentials.table.ts";
import type { Db } from "#app/platform/db/db.ts";

const provider = "credential";
/** A dummy hash: checking against it takes as long as checking against a real one. */
const dummyHash = `${"0".repeat(32)}:${"0".repeat(128)}`;

/** Whether it is the user's password. An unknown user (null) takes the same time, against timing attacks. */
export async function checkPassword(
  db: Db,
  userId: string | null,
  password: string,
): Promise<boolean> {
  const hash = userId ? await findHash(db, userId) : null;
  const matches = await verifyPassword({ hash: hash ?? dummyHash, password });
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
