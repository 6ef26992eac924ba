import { eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import {
  deactivatedEmail,
  reactivatedEmail,
} from "#app/accounts/administration/activation-emails.ts";
import { type Administrator, mayChangeUser } from "#app/accounts/administration/administrator.ts";
import { lockUser } from "#app/accounts/administration/lock-user.server.ts";
import { endSessions } from "#app/accounts/sessions/start-session.server.ts";
import { revokeDeviceTrust } from "#app/accounts/devices/known-devices.server.ts";
import { deleteAccessProofs } from "#app/accounts/proofs/proofs.server.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";

/** What another feature does in the same transaction. */
export type ActivationStep = (tx: Db, change: ActivationStepInput) => Promise<void>;

export interface ActivationStepInput {
  userId: string;
  actorId: string;
  deactivatedAt: Date;
  now: Date;
  requestId: string | null;
}

export interface ActivationChange {
  userId: string;
  administrator: Administrator;
  /** Not shown to the person. */
  reason: string;
  steps: readonly ActivationStep[];
  appUrl: string;
  requestId?: string | null;
  now: Date;
}

export type ActivationOutcome =
  | { ok: true }
  | { ok: false; reason: "not-found" | "oneself" | "not-allowed" | "last-administrator" };

/** No password, link or code signs in until the account is reactivated. */
export async function deactivateUser(
  db: Db,
  jobs: Jobs,
  { userId, administrator, reason, steps, appUrl, requestId = null, now }: ActivationChange,
): Promise<ActivationOutcome> {
  if (userId === administrator.id) return { ok: false, reason: "oneself" };
  return db.transaction(async (tx): Promise<ActivationOutcome> => {
    const user = await lockUser(tx, userId);
    if (!user || user.deactivatedAt) return { ok: false, reason: "not-found" };
    if (!mayChangeUser(administrator, user)) return { ok: false, reason: "not-allowed" };
    if (user.isLastAdministrator) return { ok: false, reason: "last-administrator" };
    await tx.update(users).set({ deactivatedAt: now }).where(eq(users.id, userId));
    await endSessions(tx, userId);
    await revokeDeviceTrust(tx, userId);
    await deleteAccessProofs(tx, userId);
    const actorId = administrator.id;
    for (const step of steps)
      await step(tx, { userId, actorId, deactivatedAt: now, now, requestId });
    await recordAudit(tx, {
      actorId,
      action: "user-deactivated",
      subjectType: "user",
      subjectId: userId,
      details: { reason },
      requestId,
    });
    await sendEmail(tx, jobs, user.email, deactivatedEmail(appUrl));
    return { ok: true };
  });
}

export async function reactivateUser(
  db: Db,
  jobs: Jobs,
  { userId, administrator, reason, steps, appUrl, requestId = null, now }: ActivationChange,
): Promise<ActivationOutcome> {
  return db.transaction(async (tx): Promise<ActivationOutcome> => {
    const user = await lockUser(tx, userId);
    if (!user?.deactivatedAt) return { ok: false, reason: "not-found" };
    if (!mayChangeUser(administrator, user)) return { ok: false, reason: "not-allowed" };
    await tx.update(users).set({ deactivatedAt: null }).where(eq(users.id, userId));
    const actorId = administrator.id;
    for (const step of steps)
      await step(tx, { userId, actorId, deactivatedAt: user.deactivatedAt, now, requestId });
    await recordAudit(tx, {
      actorId,
      action: "user-reactivated",
      subjectType: "user",
      subjectId: userId,
      details: reason ? { reason } : {},
      requestId,
    });
    await sendEmail(tx, jobs, user.email, reactivatedEmail(appUrl));
    return { ok: true };
  });
}
