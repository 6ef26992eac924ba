import { and, eq, isNull } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { createProof } from "#app/accounts/proofs/proofs.server.ts";
import { resetPasswordEmail } from "#app/accounts/security/security-emails.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob, type Jobs } from "#app/platform/jobs/jobs.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";

export interface ResetRequest {
  email: string;
  requestedAt: string;
}

export const sendResetJob = defineJob<ResetRequest>("send-password-reset");

/** The hour starts when the person asked, however late the job runs. */
export async function sendReset(
  db: Db,
  jobs: Jobs,
  appUrl: string,
  { email, requestedAt }: ResetRequest,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [person] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email), isNull(users.deactivatedAt), isNull(users.deletedAt)));
    if (!person) return;
    const token = await createProof(tx, {
      userId: person.id,
      purpose: "reset-password",
      subject: email,
      now: new Date(requestedAt),
    });
    await sendEmail(tx, jobs, email, resetPasswordEmail(appUrl, token));
    await recordAudit(tx, {
      actorId: null,
      action: "password-reset-asked",
      subjectType: "user",
      subjectId: person.id,
    });
  });
}
