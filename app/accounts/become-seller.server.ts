import { and, eq } from "drizzle-orm";
import { users } from "./accounts.table.ts";
import { recordOwnAction } from "./record-own-action.server.ts";
import type { Db } from "#app/platform/db/db.ts";

export async function becomeSeller(
  tx: Db,
  { userId, requestId }: { userId: string; requestId: string | null },
): Promise<void> {
  const changed = await tx
    .update(users)
    .set({ userType: "seller" })
    .where(and(eq(users.id, userId), eq(users.userType, "buyer")))
    .returning({ id: users.id });
  if (changed.length > 0) await recordOwnAction(tx, userId, "became-seller", requestId);
}
