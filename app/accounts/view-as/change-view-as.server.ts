import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { sessions } from "#app/accounts/sessions/sessions.table.ts";
import type { Viewer } from "#app/accounts/viewer.ts";
import { mayViewAs, viewAsMinutes } from "#app/accounts/view-as/view-as.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface StartViewAs {
  sessionId: string;
  administrator: Viewer;
  userId: string;
  /** Why, for the audit log. */
  reason: string;
  requestId: string;
  now: Date;
}

export type StartViewAsOutcome =
  | { ok: true }
  | { ok: false; reason: "not-found" | "not-allowed" | "inactive" };

/** From the next request on, this session reads as the person; see `findViewer`. */
export async function startViewAs(db: Db, start: StartViewAs): Promise<StartViewAsOutcome> {
  const { sessionId, administrator, userId, reason, requestId, now } = start;
  return db.transaction(async (tx): Promise<StartViewAsOutcome> => {
    const [person] = await tx
      .select({ userType: users.userType, deactivatedAt: users.deactivatedAt })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt)));
    if (!person) return { ok: false, reason: "not-found" };
    if (!mayViewAs(administrator, person)) return { ok: false, reason: "not-allowed" };
    if (person.deactivatedAt) return { ok: false, reason: "inactive" };
    const until = new Date(now.getTime() + viewAsMinutes * 60_000);
    await tx
      .update(sessions)
      .set({ viewAsUserId: userId, viewAsUntil: until })
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, administrator.id)));
    await recordAudit(tx, {
      actorId: administrator.id,
      action: "view-as-started",
      subjectType: "user",
      subjectId: userId,
      details: { reason, until: until.toISOString() },
      requestId,
    });
    return { ok: true };
  });
}

/** Whom the session viewed as, also when its time was already over; null if it did not. */
export async function endViewAs(
  db: Db,
  { sessionId, requestId }: { sessionId: string; requestId: string },
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [session] = await tx
      .select({ administratorId: sessions.userId, personId: sessions.viewAsUserId })
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), isNotNull(sessions.viewAsUserId)))
      .for("update");
    if (!session?.personId) return null;
    await tx
      .update(sessions)
      .set({ viewAsUserId: null, viewAsUntil: null })
      .where(eq(sessions.id, sessionId));
    await recordAudit(tx, {
      actorId: session.administratorId,
      action: "view-as-ended",
      subjectType: "user",
      subjectId: session.personId,
      requestId,
    });
    return session.personId;
  });
}
