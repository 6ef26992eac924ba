import { and, eq, isNull } from "drizzle-orm";
import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { users } from "#app/accounts/accounts.table.ts";
import { beginSession, type SignedInPerson } from "#app/accounts/begin-session.server.ts";
import { makeCookie, readCookie } from "#app/accounts/cookies.ts";
import { describeSecurityEvent } from "#app/accounts/security-event.server.ts";
import { forgetAttempts, giveBackAttempt, mayTry } from "#app/accounts/limit-attempts.server.ts";
import { dropProofs, findProof } from "#app/accounts/proofs/proofs.server.ts";
import { recoveryCodeUsedEmail } from "#app/accounts/security-emails.ts";
import { secondStepCookie } from "#app/accounts/signin/sign-in.server.ts";
import { takeAuthenticatorCode } from "#app/accounts/two-factor/check-second-factor.server.ts";
import {
  countRecoveryCodes,
  useRecoveryCode,
} from "#app/accounts/two-factor/recovery-codes.server.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";

export interface SecondStepInput {
  method: "authenticator" | "recovery";
  code: string;
  trustDevice: boolean;
}

export type SecondStepOutcome =
  | { ok: true; cookies: string[] }
  | { ok: false; reason: "expired" | "wrong-code" | "too-many-attempts" };

/** Whoever passed the first step a short while ago, in this browser; null otherwise. */
export async function findHalfSignedIn(request: AccountRequest): Promise<SignedInPerson | null> {
  const { db, headers, appUrl, now } = request;
  const token = readCookie(headers, appUrl, secondStepCookie);
  const proof = token ? await findProof(db, "second-step", token, now) : null;
  if (!proof) return null;
  const [person] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.id, proof.userId), isNull(users.deactivatedAt), isNull(users.deletedAt)));
  return person ?? null;
}

export async function passSecondStep(
  request: AccountRequest,
  input: SecondStepInput,
): Promise<SecondStepOutcome> {
  const { db, now, ip, appUrl } = request;
  const person = await findHalfSignedIn(request);
  if (!person) return { ok: false, reason: "expired" };
  // Counted per person, whatever the browser: a new sign-in with the known password does not begin a new count.
  const mayGoOn =
    (await mayTry(db, "secondStepAddress", ip, now)) &&
    (await mayTry(db, "secondStepAccount", person.id, now));
  if (!mayGoOn) return { ok: false, reason: "too-many-attempts" };
  if (!(await takeCode(request, person, input))) {
    await audit(request, person.id, "second-step-refused");
    return { ok: false, reason: "wrong-code" };
  }
  await forgetAttempts(db, "secondStepAccount", person.id);
  await giveBackAttempt(db, "secondStepAddress", ip);
  await dropProofs(db, person.id, "second-step");
  const cookies = await beginSession(request, person, {
    how: "signed-in",
    trustDevice: input.trustDevice,
  });
  return { ok: true, cookies: [...cookies, makeCookie(appUrl, secondStepCookie, "", 0)] };
}

function takeCode(
  request: AccountRequest,
  person: SignedInPerson,
  { method, code }: SecondStepInput,
): Promise<boolean> {
  return method === "authenticator"
    ? takeAuthenticatorCode(request, person.id, code)
    : takeRecoveryCode(request, person, code);
}

async function takeRecoveryCode(
  request: AccountRequest,
  person: SignedInPerson,
  code: string,
): Promise<boolean> {
  const { db, jobs, appUrl, now } = request;
  return db.transaction(async (tx) => {
    if (!(await useRecoveryCode(tx, person.id, code, now))) return false;
    const left = await countRecoveryCodes(tx, person.id);
    const content = recoveryCodeUsedEmail(appUrl, left, describeSecurityEvent(request));
    await sendEmail(tx, jobs, person.email, content);
    await audit({ ...request, db: tx }, person.id, "recovery-code-used");
    return true;
  });
}

const audit = ({ db, ip, requestId }: AccountRequest, userId: string, action: string) =>
  recordAudit(db, {
    actorId: userId,
    action,
    subjectType: "user",
    subjectId: userId,
    details: { ip },
    requestId,
  });
