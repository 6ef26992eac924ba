import { type Administrator, mayChangeUser } from "#app/accounts/administration/administrator.ts";
import { lockUser } from "#app/accounts/administration/lock-user.server.ts";
import { revokeDeviceTrust } from "#app/accounts/devices/known-devices.server.ts";
import { deleteAccessProofs } from "#app/accounts/proofs/proofs.server.ts";
import { endSessions } from "#app/accounts/sessions/start-session.server.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface SignOutUser {
  userId: string;
  administrator: Administrator;
  requestId: string;
}

/** For a lost phone or a stolen password. */
export async function signOutUser(
  db: Db,
  { userId, administrator, requestId }: SignOutUser,
): Promise<{ ok: true } | { ok: false; reason: "not-found" | "not-allowed" }> {
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) return { ok: false, reason: "not-found" } as const;
    if (!mayChangeUser(administrator, user)) return { ok: false, reason: "not-allowed" } as const;
    await endSessions(tx, userId);
    await revokeDeviceTrust(tx, userId);
    await deleteAccessProofs(tx, userId);
    await recordAudit(tx, {
      actorId: administrator.id,
      action: "user-signed-out",
      subjectType: "user",
      subjectId: userId,
      requestId,
    });
    return { ok: true } as const;
  });
}
