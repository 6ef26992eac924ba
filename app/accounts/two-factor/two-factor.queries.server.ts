import { and, eq, isNotNull } from "drizzle-orm";
import { twoFactors } from "./two-factor.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";

export async function isTwoFactorOn(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .select({ userId: twoFactors.userId })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.enabledAt)));
  return rows.length > 0;
}

export async function findTwoFactor(db: Db, userId: string) {
  const [row] = await db
    .select(pick(twoFactors, "secret", "lastStep", "enabledAt"))
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId));
  return row ?? null;
}
