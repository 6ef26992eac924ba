import { confirmationMailLimit } from "#app/accounts/email-confirmation/send-confirmation.server.ts";
import { eq } from "drizzle-orm";
import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { users } from "#app/accounts/accounts.table.ts";
import {
  addressChangeRequestedEmail,
  addressTakenEmail,
  confirmNewAddressEmail,
  describeSecurityEvent,
  passwordChangedEmail,
} from "./security-emails.ts";
import { allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import { createProof, deleteProofs } from "#app/accounts/proofs/proofs.server.ts";
import {
  reauthenticate,
  type ReauthenticationRefusal,
} from "#app/accounts/passwords/reauthenticate.server.ts";
import type { Viewer } from "#app/accounts/viewer.ts";
import { recordOwnAction } from "#app/accounts/record-own-action.server.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";
import type { Outcome } from "#app/shared/outcome.ts";
import { hashPassword } from "#app/accounts/passwords/hash-password.server.ts";
import { revokeAccess } from "#app/accounts/sessions/revoke-access.server.ts";
import { setPassword } from "#app/accounts/passwords/check-password.server.ts";
import { isCommonPassword } from "#app/accounts/passwords/common-password.server.ts";

/** An address that is in use gets the same response, so that it does not reveal accounts; its owner is emailed. */
export async function requestEmailChange(
  request: AccountRequest,
  viewer: Viewer,
  input: { password: string; newEmail: string },
): Promise<Outcome<ReauthenticationRefusal | "same-address">> {
  const { db, jobs, now, requestId } = request;
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
    const content = owner ? addressTakenEmail() : confirmNewAddressEmail(token, viewer.firstName);
    await sendEmail(tx, jobs, newEmail, content);
    const notice = addressChangeRequestedEmail(newEmail, describeSecurityEvent(request));
    await sendEmail(tx, jobs, viewer.email, notice);
    await recordOwnAction(tx, viewer.id, "email-change-asked", requestId);
  });
  return { ok: true };
}

/** The current session stays; all others end. */
export async function changePassword(
  request: AccountRequest,
  viewer: Viewer,
  input: { currentPassword: string; newPassword: string },
): Promise<Outcome<ReauthenticationRefusal | "weak-password">> {
  const { db, jobs, requestId } = request;
  const refusal = await reauthenticate(request, viewer.id, input.currentPassword);
  if (refusal) return { ok: false, reason: refusal };
  if (await isCommonPassword(input.newPassword, viewer))
    return { ok: false, reason: "weak-password" };
  const hash = await hashPassword(input.newPassword);
  await db.transaction(async (tx) => {
    await setPassword(tx, viewer.id, hash);
    await revokeAccess(tx, viewer.id, request);
    const notice = passwordChangedEmail(describeSecurityEvent(request));
    await sendEmail(tx, jobs, viewer.email, notice);
    await recordOwnAction(tx, viewer.id, "password-changed", requestId);
  });
  return { ok: true };
}
