import { and, eq } from "drizzle-orm";
import { credentials } from "./credentials.table.ts";
import { hashPassword, isOldHash, verifyPassword } from "./hash-password.server.ts";
import type { Db } from "#app/platform/db/db.ts";

/** Checks for unknown people take as long as for known ones. */
const dummyHash = hashPassword("nobody's password");

export async function checkPassword(
  db: Db,
  userId: string | null,
  password: string,
): Promise<boolean> {
  const hash = userId ? await findHash(db, userId) : null;
  const matches = await verifyPassword(hash ?? (await dummyHash), password);
  if (!matches || !hash || !userId) return false;
  if (isOldHash(hash)) await replaceHash(db, userId, hash, await hashPassword(password));
  return true;
}

export async function setPassword(tx: Db, userId: string, hash: string): Promise<void> {
  await tx
    .insert(credentials)
    .values({ userId, password: hash })
    .onConflictDoUpdate({
      target: credentials.userId,
      set: { password: hash, updatedAt: new Date() },
    });
}

/** Skipped if the password has changed since. */
const replaceHash = (db: Db, userId: string, old: string, hash: string) =>
  db
    .update(credentials)
    .set({ password: hash })
    .where(and(eq(credentials.userId, userId), eq(credentials.password, old)));

async function findHash(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ password: credentials.password })
    .from(credentials)
    .where(eq(credentials.userId, userId));
  return row?.password ?? null;
}
