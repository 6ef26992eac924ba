import { signInAccountLimit } from "#app/accounts/signin/sign-in.server.ts";
import { hashPassword } from "#app/accounts/passwords/hash-password.server.ts";
import { and, eq } from "drizzle-orm";
import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { isActiveUser, users } from "#app/accounts/accounts.table.ts";
import { lockPerson } from "#app/accounts/lock-person.server.ts";
import { revokeAccess } from "#app/accounts/sessions/revoke-access.server.ts";
import { setPassword } from "#app/accounts/passwords/check-password.server.ts";
import { isCommonPassword } from "#app/accounts/passwords/common-password.server.ts";
import {
  describeSecurityEvent,
  passwordChangedEmail,
} from "#app/accounts/security/security-emails.ts";
import { resetAttempts } from "#app/platform/rate-limits/rate-limit.server.ts";
import { findProof } from "#app/accounts/proofs/proofs.server.ts";
import { recordOwnAction } from "#app/accounts/record-own-action.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";
import { pick } from "#app/platform/db/pick.ts";

export type ResetOutcome =
  | { ok: true; email: string }
  | { ok: false; reason: "no-such-link" | "weak-password" };

/** Ends all sessions. The second step, if enabled, is still required. */
export async function resetPassword(
  request: AccountRequest,
  token: string,
  password: string,
): Promise<ResetOutcome> {
  const { db, jobs, now, requestId } = request;
  const person = await findUserByResetToken(db, token, now);
  if (!person) return { ok: false, reason: "no-such-link" };
  if (await isCommonPassword(password, person)) return { ok: false, reason: "weak-password" };
  const { email } = person;
  const hash = await hashPassword(password);
  return db.transaction(async (tx) => {
    // Checked again under the lock: of two requests with the same link, the second one fails.
    await lockPerson(tx, person.id);
    if (!(await findProof(tx, "reset-password", token, now)))
      return { ok: false, reason: "no-such-link" } as const;
    await setPassword(tx, person.id, hash);
    await revokeAccess(tx, person.id);
    await resetAttempts(tx, signInAccountLimit, email);
    // Having the link proves ownership of the address.
    await tx.update(users).set({ emailVerified: true }).where(eq(users.id, person.id));
    await sendEmail(tx, jobs, email, passwordChangedEmail(describeSecurityEvent(request)));
    await recordOwnAction(tx, person.id, "password-reset", requestId);
    return { ok: true, email } as const;
  });
}

export async function findUserByResetToken(db: Db, token: string, now: Date) {
  const proof = await findProof(db, "reset-password", token, now);
  if (!proof) return null;
  const [person] = await db
    .select(pick(users, "id", "email", "firstName", "lastName"))
    .from(users)
    .where(and(eq(users.id, proof.userId), eq(users.email, proof.subject), isActiveUser));
  return person ?? null;
}
