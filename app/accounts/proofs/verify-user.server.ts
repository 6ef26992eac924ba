import { and, eq, isNull } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { recordOwnAction } from "#app/accounts/record-own-action.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Outcome } from "#app/shared/outcome.ts";

/** A link or code sent to a previous address or number does not verify the current one. */
export async function verifyUser(
  db: Db,
  what: "email" | "phone",
  { userId, value, requestId }: { userId: string; value: string; requestId: string | null },
): Promise<Outcome<"changed-since">> {
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set(what === "email" ? { emailVerified: true } : { phoneVerified: true })
      .where(
        and(
          eq(users.id, userId),
          eq(what === "email" ? users.email : users.phone, value),
          isNull(users.deletedAt),
        ),
      )
      .returning({ id: users.id });
    if (changed.length === 0) return { ok: false, reason: "changed-since" };
    await recordOwnAction(tx, userId, `${what}-verified`, requestId);
    return { ok: true };
  });
}
