import { eq } from "drizzle-orm";
import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { users } from "#app/accounts/accounts.table.ts";
import { describeHappening } from "#app/accounts/happening.server.ts";
import { mayTry } from "#app/accounts/limit-attempts.server.ts";
import { createProof, dropProofs } from "#app/accounts/proofs/proofs.server.ts";
import { type PasswordRefusal, provePassword } from "#app/accounts/prove-password.server.ts";
import {
  addressTakenLetter,
  changeEmailLetter,
  emailChangeAskedLetter,
} from "#app/accounts/security-letters.ts";
import type { Viewer } from "#app/accounts/viewer.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import { sendMail } from "#app/platform/mail/send-mail.server.ts";

export type ChangeEmailOutcome =
  | { ok: true }
  | { ok: false; reason: PasswordRefusal | "same-address" };

/**
 * Takes effect when the link in the letter to the new address is opened. An address that belongs to somebody else gets the
 * same answer here: its owner is told by letter, and nobody learns who has an account.
 */
export async function askForNewEmail(
  request: AccountRequest,
  viewer: Viewer,
  input: { password: string; newEmail: string },
): Promise<ChangeEmailOutcome> {
  const { db, jobs, appUrl, now, requestId } = request;
  const { newEmail } = input;
  if (newEmail === viewer.email) return { ok: false, reason: "same-address" };
  const refusal = await provePassword(request, viewer.id, input.password);
  if (refusal) return { ok: false, reason: refusal };
  if (!(await mayTry(db, "confirmationMail", viewer.id, now)))
    return { ok: false, reason: "too-many-attempts" };
  await db.transaction(async (tx) => {
    const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.email, newEmail));
    await dropProofs(tx, viewer.id, "change-email");
    const token = await createProof(tx, {
      userId: viewer.id,
      purpose: "change-email",
      subject: newEmail,
      now,
    });
    const letter = owner
      ? addressTakenLetter(appUrl)
      : changeEmailLetter(appUrl, token, viewer.firstName);
    await sendMail(tx, jobs, newEmail, letter);
    const notice = emailChangeAskedLetter(appUrl, newEmail, describeHappening(request));
    await sendMail(tx, jobs, viewer.email, notice);
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
