import { hashPassword } from "#app/accounts/passwords/hash-password.server.ts";
import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { endSessions } from "#app/accounts/sessions/start-session.server.ts";
import { setPassword } from "#app/accounts/passwords/check-password.server.ts";
import { isCommonPassword } from "#app/accounts/passwords/common-password.server.ts";
import { revokeDeviceTrust } from "#app/accounts/devices/known-devices.server.ts";
import { describeSecurityEvent } from "#app/accounts/security/security-event.server.ts";
import { deleteAccessProofs } from "#app/accounts/proofs/proofs.server.ts";
import {
  type ReauthenticationRefusal,
  reauthenticate,
} from "#app/accounts/passwords/reauthenticate.server.ts";
import { passwordChangedEmail } from "#app/accounts/security/security-emails.ts";
import type { Viewer } from "#app/accounts/viewer.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";

export type ChangePasswordOutcome =
  | { ok: true }
  | { ok: false; reason: ReauthenticationRefusal | "weak-password" };

/** The current session stays; all others end. */
export async function changePassword(
  request: AccountRequest,
  viewer: Viewer,
  input: { currentPassword: string; newPassword: string },
): Promise<ChangePasswordOutcome> {
  const { db, jobs, appUrl, requestId } = request;
  const refusal = await reauthenticate(request, viewer.id, input.currentPassword);
  if (refusal) return { ok: false, reason: refusal };
  if (isCommonPassword(input.newPassword, viewer)) return { ok: false, reason: "weak-password" };
  const hash = await hashPassword(input.newPassword);
  await db.transaction(async (tx) => {
    await setPassword(tx, viewer.id, hash);
    await endSessions(tx, viewer.id, request);
    await revokeDeviceTrust(tx, viewer.id);
    await deleteAccessProofs(tx, viewer.id);
    await sendEmail(
      tx,
      jobs,
      viewer.email,
      passwordChangedEmail(appUrl, describeSecurityEvent(request)),
    );
    await recordAudit(tx, {
      actorId: viewer.id,
      action: "password-changed",
      subjectType: "user",
      subjectId: viewer.id,
      requestId,
    });
  });
  return { ok: true };
}
