import { signInAccountLimit } from "#app/accounts/signin/sign-in.server.ts";
import { hashPassword } from "#app/accounts/passwords/hash-password.server.ts";
import { and, eq, isNull } from "drizzle-orm";
import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { users } from "#app/accounts/accounts.table.ts";
import { endSessions } from "#app/accounts/sessions/start-session.server.ts";
import { setPassword } from "#app/accounts/passwords/check-password.server.ts";
import { isCommonPassword } from "#app/accounts/passwords/common-password.server.ts";
import { revokeDeviceTrust } from "#app/accounts/devices/known-devices.server.ts";
import { describeSecurityEvent } from "#app/accounts/security/security-event.server.ts";
import { resetAttempts } from "#app/platform/rate-limits/rate-limit.server.ts";
import { deleteAccessProofs, findProof } from "#app/accounts/proofs/proofs.server.ts";
import { passwordChangedEmail } from "#app/accounts/security/security-emails.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";

export type ResetOutcome =
  | { ok: true; email: string }
  | { ok: false; reason: "no-such-link" | "weak-password" };

/** Ends all sessions. The second step, if enabled, is still required. */
export async function resetPassword(
  request: AccountRequest,
  token: string,
  password: string,
): Promise<ResetOutcome> {
  const { db, jobs, appUrl, now, requestId } = request;
  const person = await findUserByResetToken(db, token, now);
  if (!person) return { ok: false, reason: "no-such-link" };
  if (isCommonPassword(password, person)) return { ok: false, reason: "weak-password" };
  const { email } = person;
  const hash = await hashPassword(password);
  return db.transaction(async (tx) => {
    // Checked again under the lock: of two requests with the same link, the second one fails.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, person.id)).for("update");
    if (!(await findProof(tx, "reset-password", token, now)))
      return { ok: false, reason: "no-such-link" } as const;
    await deleteAccessProofs(tx, person.id);
    await setPassword(tx, person.id, hash);
    await endSessions(tx, person.id);
    await revokeDeviceTrust(tx, person.id);
    await resetAttempts(tx, signInAccountLimit, email);
    // Having the link proves that the address is theirs.
    await tx.update(users).set({ emailVerified: true }).where(eq(users.id, person.id));
    await sendEmail(tx, jobs, email, passwordChangedEmail(appUrl, describeSecurityEvent(request)));
    await recordAudit(tx, {
      actorId: person.id,
      action: "password-reset",
      subjectType: "user",
      subjectId: person.id,
      requestId,
    });
    return { ok: true, email } as const;
  });
}

export async function findUserByResetToken(db: Db, token: string, now: Date) {
  const proof = await findProof(db, "reset-password", token, now);
  if (!proof) return null;
  const [person] = await db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(users)
    .where(
      and(
        eq(users.id, proof.userId),
        eq(users.email, proof.subject),
        isNull(users.deactivatedAt),
        isNull(users.deletedAt),
      ),
    );
  return person ?? null;
}
