import { confirmationMailLimit } from "#app/accounts/email-confirmation/send-confirmation.server.ts";
import { eq } from "drizzle-orm";
import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { users } from "#app/accounts/accounts.table.ts";
import { describeSecurityEvent } from "#app/accounts/security/security-event.server.ts";
import { allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import { createProof, deleteProofs } from "#app/accounts/proofs/proofs.server.ts";
import {
  type ReauthenticationRefusal,
  reauthenticate,
} from "#app/accounts/passwords/reauthenticate.server.ts";
import {
  addressTakenEmail,
  confirmNewAddressEmail,
  addressChangeRequestedEmail,
} from "#app/accounts/security/security-emails.ts";
import type { Viewer } from "#app/accounts/viewer.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";

export type ChangeEmailOutcome =
  | { ok: true }
  | { ok: false; reason: ReauthenticationRefusal | "same-address" };

/** An address of another account gets the same response, so that nobody learns who has an account; its owner is emailed. */
export async function requestEmailChange(
  request: AccountRequest,
  viewer: Viewer,
  input: { password: string; newEmail: string },
): Promise<ChangeEmailOutcome> {
  const { db, jobs, appUrl, now, requestId } = request;
  const { newEmail } = input;
  if (newEmail === viewer.email) return { ok: false, reason: "same-address" };
  const refusal = await reauthenticate(request, viewer.id, input.password);
  if (refusal) return { ok: false, reason: refusal };
  if (!(await allowAttempt(db, confirmationMailLimit, viewer.id, now)))
    return { ok: false, reason: "too-many-attempts" };
  await db.transaction(async (tx) => {
    const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.email, newEmail));
    await deleteProofs(tx, viewer.id, "change-email");
    const token = await createProof(tx, {
      userId: viewer.id,
      purpose: "change-email",
      subject: newEmail,
      now,
    });
    const content = owner
      ? addressTakenEmail(appUrl)
      : confirmNewAddressEmail(appUrl, token, viewer.firstName);
    await sendEmail(tx, jobs, newEmail, content);
    const notice = addressChangeRequestedEmail(appUrl, newEmail, describeSecurityEvent(request));
    await sendEmail(tx, jobs, viewer.email, notice);
    await recordAudit(tx, {
      actorId: viewer.id,
      action: "email-change-asked",
      subjectType: "user",
      subjectId: viewer.id,
      requestId,
    });
  });
  return { ok: true };
}
