import { and, eq, isNull } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { recordOwnAction } from "#app/accounts/record-own-action.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Outcome } from "#app/shared/outcome.ts";

export interface Proof {
  userId: string;
  value: string;
  requestId?: string | null;
}

type VerifyOutcome = Outcome<"changed-since">;

/** A link sent to a previous address does not verify the current one. */
export const verifyEmail = (db: Db, proof: Proof): Promise<VerifyOutcome> =>
  verify(db, proof, "email");

export const verifyPhone = (db: Db, proof: Proof): Promise<VerifyOutcome> =>
  verify(db, proof, "phone");

async function verify(
  db: Db,
  { userId, value, requestId = null }: Proof,
  what: "email" | "phone",
): Promise<VerifyOutcome> {
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
