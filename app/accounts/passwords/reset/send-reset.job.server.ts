import { and, eq } from "drizzle-orm";
import { isActiveUser, users } from "#app/accounts/accounts.table.ts";
import { createProof } from "#app/accounts/proofs/proofs.server.ts";
import { resetPasswordEmail } from "#app/accounts/security/security-emails.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob, type Jobs } from "#app/platform/jobs/jobs.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";
import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { allowAttempt, defineRateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";
import type { Outcome } from "#app/shared/outcome.ts";

export interface ResetRequest {
  email: string;
  requestedAt: string;
}

export const sendResetJob = defineJob<ResetRequest>("send-password-reset", {
  // Somebody waits for this email.
  pollSeconds: 1,
});

/** The hour starts with the request, however late the job runs. */
export async function sendReset(
  db: Db,
  jobs: Jobs,
  { email, requestedAt }: ResetRequest,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [person] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email), isActiveUser));
    if (!person) return;
    const token = await createProof(tx, {
      userId: person.id,
      purpose: "reset-password",
      subject: email,
      now: new Date(requestedAt),
    });
    await sendEmail(tx, jobs, email, resetPasswordEmail(token));
    await recordAudit(tx, { actorId: null }, "password-reset-asked", ["user", person.id]);
  });
}

export const resetAccountLimit = defineRateLimit("resetAccount", { max: 3, windowMinutes: 60 });
export const resetAddressLimit = defineRateLimit("resetAddress", {
  max: 20,
  windowMinutes: 60,
  perAddress: true,
});

/** The job must not slow down the response, which would reveal that the address has an account. */
const answeredMs = 1000;

/** A job looks up the address later, so that the timing reveals nothing. */
export async function requestReset(
  { db, jobs, now, ip }: AccountRequest,
  email: string,
): Promise<Outcome<"too-many-attempts">> {
  const mayAsk =
    (await allowAttempt(db, resetAddressLimit, ip, now)) &&
    (await allowAttempt(db, resetAccountLimit, email, now));
  if (!mayAsk) return { ok: false, reason: "too-many-attempts" };
  const request = { email, requestedAt: now.toISOString() };
  await jobs.enqueue(db, sendResetJob, request, { startAfter: new Date(Date.now() + answeredMs) });
  return { ok: true };
}
