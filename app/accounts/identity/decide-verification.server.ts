import { documentNotification } from "#app/accounts/notifications/notification-kind.ts";
import { eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { identityVerifications } from "./identity-verifications.table.ts";
import { sweepFilesJob } from "#app/platform/files/sweep-files.job.server.ts";
import { notify } from "#app/accounts/notifications/notify.server.ts";
import { summarizeEmail } from "#app/accounts/notifications/summarize-email.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";
import { brand, site } from "#app/shared/brand.ts";
import type { Outcome } from "#app/shared/outcome.ts";
import { pick } from "#app/platform/db/pick.ts";

export interface DecideVerification {
  verificationId: string;
  adminId: string;
  /** Null approves. */
  rejection: string | null;
  now: Date;
  requestId: string;
}

type VerificationOutcome = Outcome<"not-found" | "already-decided" | "oneself">;

export function decideVerification(
  db: Db,
  jobs: Jobs,
  { verificationId, adminId, rejection, now, requestId }: DecideVerification,
): Promise<VerificationOutcome> {
  return db.transaction(async (tx): Promise<VerificationOutcome> => {
    const [request] = await tx
      .select(pick(identityVerifications, "userId", "state", "storageKey"))
      .from(identityVerifications)
      .where(eq(identityVerifications.id, verificationId))
      .for("update");
    if (!request) return { ok: false, reason: "not-found" };
    if (request.state !== "pending") return { ok: false, reason: "already-decided" };
    const { userId, storageKey } = request;
    if (userId === adminId) return { ok: false, reason: "oneself" };
    const state = rejection === null ? "approved" : "rejected";
    await tx
      .update(identityVerifications)
      .set({ state, decidedBy: adminId, decidedAt: now, reason: rejection, storageKey: null })
      .where(eq(identityVerifications.id, verificationId));
    if (rejection === null)
      await tx.update(users).set({ identityVerified: true }).where(eq(users.id, userId));
    await recordAudit(
      tx,
      { actorId: adminId, requestId },
      `identity-${state}`,
      ["identity", verificationId],
      { userId, ...(rejection !== null && { reason: rejection }) },
    );
    await jobs.enqueue(tx, sweepFilesJob, { keys: [storageKey!] });
    await notifyPerson(tx, jobs, { userId, rejection });
    return { ok: true };
  });
}

async function notifyPerson(
  tx: Db,
  jobs: Jobs,
  { userId, rejection }: { userId: string; rejection: string | null },
): Promise<void> {
  const [person] = await tx
    .select({ email: users.email, deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!person || person.deletedAt) return;
  const email = identityDecisionEmail(rejection);
  await sendEmail(tx, jobs, person.email, email);
  await notify(tx, jobs, {
    userId,
    kind: documentNotification,
    isQuiet: true,
    key: "identity",
    ...summarizeEmail(email, "/account/identity"),
  });
}

function identityDecisionEmail(rejection: string | null): EmailContent {
  const reason = `You received this email because you asked ${brand.name} to verify your identity.`;
  const deleted = "We have deleted the picture of your document.";
  return rejection === null
    ? {
        subject: `Your identity is verified on ${brand.name}`,
        heading: "Your identity is verified",
        paragraphs: ["Other members now see that we checked who you are.", deleted],
        action: { label: "Open my profile", url: `${site}/account/profile#verification` },
        reason,
      }
    : {
        subject: `We could not verify your identity on ${brand.name}`,
        heading: "We could not verify your identity",
        paragraphs: [`The reason: ${rejection}`, `${deleted} You can try again at any time.`],
        action: { label: "Try again", url: `${site}/account/identity` },
        reason,
      };
}
