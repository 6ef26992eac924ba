import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { endSessions } from "#app/accounts/sessions/start-session.server.ts";
import { revokeDeviceTrust } from "#app/accounts/devices/known-devices.server.ts";
import { proofs } from "#app/accounts/proofs/proofs.table.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface ActivationChange {
  userId: string;
  /** The administrator who makes the change. */
  actorId: string;
  requestId?: string | null;
  now: Date;
}

export type DeactivateOutcome = { ok: true } | { ok: false; reason: "not-found" | "oneself" };

/** Ends all sessions immediately; no password, link or code signs in until the account is reactivated. */
export async function deactivateUser(
  db: Db,
  { userId, actorId, requestId, now }: ActivationChange,
): Promise<DeactivateOutcome> {
  if (userId === actorId) return { ok: false, reason: "oneself" };
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ deactivatedAt: now })
      .where(and(eq(users.id, userId), isNull(users.deactivatedAt), isNull(users.deletedAt)))
      .returning({ id: users.id });
    if (changed.length === 0) return { ok: false, reason: "not-found" } as const;
    await endSessions(tx, userId);
    await revokeDeviceTrust(tx, userId);
    await tx
      .delete(proofs)
      .where(
        and(eq(proofs.userId, userId), inArray(proofs.purpose, ["reset-password", "second-step"])),
      );
    await audit(tx, "user-deactivated", { userId, actorId, requestId, now });
    return { ok: true } as const;
  });
}

export async function reactivateUser(
  db: Db,
  change: ActivationChange,
): Promise<{ ok: true } | { ok: false; reason: "not-found" }> {
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ deactivatedAt: null })
      .where(
        and(eq(users.id, change.userId), isNotNull(users.deactivatedAt), isNull(users.deletedAt)),
      )
      .returning({ id: users.id });
    if (changed.length === 0) return { ok: false, reason: "not-found" } as const;
    await audit(tx, "user-reactivated", change);
    return { ok: true } as const;
  });
}

const audit = (tx: Db, action: string, { userId, actorId, requestId }: ActivationChange) =>
  recordAudit(tx, {
    actorId,
    action,
    subjectType: "user",
    subjectId: userId,
    ...(requestId && { requestId }),
  });
