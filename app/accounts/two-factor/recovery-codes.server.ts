import { randomBytes } from "node:crypto";
import { and, count, eq, isNull } from "drizzle-orm";
import { hashToken } from "#app/accounts/proofs/proofs.server.ts";
import { recoveryCodes } from "./two-factor.table.ts";
import { toBase32 } from "./totp.server.ts";
import type { Db } from "#app/platform/db/db.ts";

const codeCount = 10;

/** Stored as hashes; with 120 random bits a fast hash is enough. */
export async function createRecoveryCodes(tx: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, () =>
    toBase32(randomBytes(15))
      .toLowerCase()
      .replace(/(.{4})(?=.)/g, "$1-"),
  );
  await deleteRecoveryCodes(tx, userId);
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashCode(userId, code) })));
  return codes;
}

export async function deleteRecoveryCodes(tx: Db, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** Of two concurrent requests with the same code one wins. */
export async function redeemRecoveryCode(
  tx: Db,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashCode(userId, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row!.left;
}

/** People type spaces, capitals, and leave out the dashes. */
const hashCode = (userId: string, code: string): string =>
  hashToken(`${userId}:${code.toLowerCase().replaceAll(/[^a-z2-7]/g, "")}`);
