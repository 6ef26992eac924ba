import { and, eq } from "drizzle-orm";
import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { recordOwnAction } from "#app/accounts/record-own-action.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { isId } from "#app/platform/db/id.ts";
import { accessTokens } from "./access-tokens.table.ts";

/** Does not reveal whether it is unknown or belongs to another person. */
export async function revokeToken(
  { db, requestId }: Pick<AccountRequest, "db" | "requestId">,
  userId: string,
  id: string,
): Promise<boolean> {
  if (!isId(id)) return false;
  return db.transaction(async (tx) => {
    const [revoked] = await tx
      .delete(accessTokens)
      .where(and(eq(accessTokens.id, id), eq(accessTokens.userId, userId)))
      .returning({ name: accessTokens.name });
    if (!revoked) return false;
    await recordOwnAction(tx, userId, "access-token-revoked", requestId, {
      token: id,
      name: revoked.name,
    });
    return true;
  });
}

/** When the account is deleted or deactivated. A reactivated person makes new ones. */
export async function revokeAllTokens(tx: Db, userId: string): Promise<void> {
  await tx.delete(accessTokens).where(eq(accessTokens.userId, userId));
}
