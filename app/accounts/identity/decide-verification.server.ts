import { documentNotification } from "#app/accounts/notifications/document-notification.ts";
import { eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { identityDecisionEmail } from "#app/accounts/identity/identity-emails.ts";
import { identityVerifications } from "#app/accounts/identity/identity-verifications.table.ts";
import { sweepFilesJob } from "#app/platform/files/sweep-files.job.server.ts";
import { notify } from "#app/accounts/notifications/notify.server.ts";
import { summarizeEmail } from "#app/accounts/notifications/summarize-email.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";

export interface DecideVerification {
  verificationId: string;
  adminId: string;
  /** Null approves. */
  rejection: string | null;
  now: Date;
  appUrl: string;
  requestId: string;
}

export type VerificationOutcome =
  | { ok: true }
  | { ok: false; reason: "not-found" | "already-decided" | "oneself" };

export function decideVerification(
  db: Db,
  jobs: Jobs,
  { verificationId, adminId, rejection, now, appUrl, requestId }: DecideVerification,
): Promise<VerificationOutcome> {
  return db.transaction(async (tx): Promise<VerificationOutcome> => {
    const [asked] = await tx
      .select({
        userId: identityVerifications.userId,
        state: identityVerifications.state,
        storageKey: identityVerifications.storageKey,
      })
      .from(identityVerifications)
      .where(eq(identityVerifications.id, verificationId))
      .for("update");
    if (!asked) return { ok: false, reason: "not-found" };
    if (asked.state !== "pending") return { ok: false, reason: "already-decided" };
    const { userId, storageKey } = asked;
    if (userId === adminId) return { ok: false, reason: "oneself" };
    const state = rejection === null ? "approved" : "rejected";
    await tx
      .update(identityVerifications)
      .set({ state, decidedBy: adminId, decidedAt: now, reason: rejection, storageKey: null })
      .where(eq(identityVerifications.id, verificationId));
    if (rejection === null)
      await tx.update(users).set({ identityVerified: true }).where(eq(users.id, userId));
    await recordAudit(tx, {
      actorId: adminId,
      action: `identity-${state}`,
      subjectType: "identity",
      subjectId: verificationId,
      details: { userId, ...(rejection !== null && { reason: rejection }) },
      requestId,
    });
    await jobs.enqueue(tx, sweepFilesJob, { keys: [storageKey!] });
    await tellPerson(tx, jobs, { userId, rejection, appUrl });
    return { ok: true };
  });
}

async function tellPerson(
  tx: Db,
  jobs: Jobs,
  { userId, rejection, appUrl }: { userId: string; rejection: string | null; appUrl: string },
): Promise<void> {
  const [person] = await tx
    .select({ email: users.email, deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!person || person.deletedAt) return;
  const email = identityDecisionEmail(appUrl, rejection);
  await sendEmail(tx, jobs, person.email, email);
  await notify(tx, jobs, {
    userId,
    kind: documentNotification,
    isQuiet: true,
    key: "identity",
    ...summarizeEmail(email, appUrl, "/account/identity"),
  });
}
