import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { sessions } from "#app/accounts/sessions/sessions.table.ts";
import type { Viewer } from "#app/accounts/viewer.ts";
import { canImpersonate, impersonationMinutes } from "./impersonation.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Outcome } from "#app/shared/outcome.ts";

export interface StartImpersonation {
  sessionId: string;
  administrator: Viewer;
  userId: string;
  reason: string;
  requestId: string;
  now: Date;
}

type StartImpersonationOutcome = Outcome<"not-found" | "not-allowed" | "inactive">;

/** From the next request on; see `findViewer`. */
export async function startImpersonation(
  db: Db,
  start: StartImpersonation,
): Promise<StartImpersonationOutcome> {
  const { sessionId, administrator, userId, reason, requestId, now } = start;
  return db.transaction(async (tx): Promise<StartImpersonationOutcome> => {
    const [person] = await tx
      .select({ userType: users.userType, deactivatedAt: users.deactivatedAt })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt)));
    if (!person) return { ok: false, reason: "not-found" };
    if (!canImpersonate(administrator, person)) return { ok: false, reason: "not-allowed" };
    if (person.deactivatedAt) return { ok: false, reason: "inactive" };
    const until = new Date(now.getTime() + impersonationMinutes * 60_000);
    await tx
      .update(sessions)
      .set({ impersonatedUserId: userId, impersonatedUntil: until })
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, administrator.id)));
    await recordAudit(
      tx,
      { actorId: administrator.id, requestId },
      "view-as-started",
      ["user", userId],
      { reason, until: until.toISOString() },
    );
    return { ok: true };
  });
}

export async function endImpersonation(
  db: Db,
  { sessionId, requestId }: { sessionId: string; requestId: string },
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [session] = await tx
      .select({ administratorId: sessions.userId, personId: sessions.impersonatedUserId })
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), isNotNull(sessions.impersonatedUserId)))
      .for("update");
    if (!session?.personId) return null;
    await tx
      .update(sessions)
      .set({ impersonatedUserId: null, impersonatedUntil: null })
      .where(eq(sessions.id, sessionId));
    await recordAudit(tx, { actorId: session.administratorId, requestId }, "view-as-ended", [
      "user",
      session.personId,
    ]);
    return session.personId;
  });
}
