import { type Administrator, mayChangeUser } from "./admin-areas.ts";
import { lockUser } from "./lock-user.server.ts";
import { revokeAccess } from "#app/accounts/sessions/revoke-access.server.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface SignOutUser {
  userId: string;
  administrator: Administrator;
  requestId: string;
}

export async function signOutUser(
  db: Db,
  { userId, administrator, requestId }: SignOutUser,
): Promise<{ ok: true } | { ok: false; reason: "not-found" | "not-allowed" }> {
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) return { ok: false, reason: "not-found" } as const;
    if (!mayChangeUser(administrator, user)) return { ok: false, reason: "not-allowed" } as const;
    await revokeAccess(tx, userId);
    await recordAudit(tx, { actorId: administrator.id, requestId }, "user-signed-out", [
      "user",
      userId,
    ]);
    return { ok: true } as const;
  });
}
