import { and, eq } from "drizzle-orm";
import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { isActiveUser, users } from "#app/accounts/accounts.table.ts";
import { startSession, type SignedInPerson } from "#app/accounts/sessions/start-session.server.ts";
import { makeCookie, readCookie } from "#app/accounts/sessions/cookies.ts";
import {
  describeSecurityEvent,
  recoveryCodeUsedEmail,
} from "#app/accounts/security/security-emails.ts";
import {
  defineRateLimit,
  resetAttempts,
  refundAttempt,
  allowAttempt,
} from "#app/platform/rate-limits/rate-limit.server.ts";
import { deleteProofs, findProof } from "#app/accounts/proofs/proofs.server.ts";
import { secondStepCookie } from "./sign-in.server.ts";
import {
  consumeTotp,
  secondStepAccountLimit,
} from "#app/accounts/two-factor/consume-totp.server.ts";
import {
  countRecoveryCodes,
  redeemRecoveryCode,
} from "#app/accounts/two-factor/recovery-codes.server.ts";
import { recordOwnAction } from "#app/accounts/record-own-action.server.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";

const secondStepAddressLimit = defineRateLimit("secondStepAddress", {
  max: 30,
  windowMinutes: 10,
  perAddress: true,
});

export interface SecondStepInput {
  method: "authenticator" | "recovery";
  code: string;
  trustDevice: boolean;
}

export type SecondStepOutcome =
  | { ok: true; cookies: string[] }
  | { ok: false; reason: "expired" | "wrong-code" | "too-many-attempts" };

export async function findPendingSignIn(request: AccountRequest): Promise<SignedInPerson | null> {
  const { db, headers, appUrl, now } = request;
  const token = readCookie(headers, appUrl, secondStepCookie);
  const proof = token ? await findProof(db, "second-step", token, now) : null;
  if (!proof) return null;
  const [person] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.id, proof.userId), isActiveUser));
  return person ?? null;
}

export async function completeSecondStep(
  request: AccountRequest,
  input: SecondStepInput,
): Promise<SecondStepOutcome> {
  const { db, now, ip, appUrl } = request;
  const person = await findPendingSignIn(request);
  if (!person) return { ok: false, reason: "expired" };
  // Counted per person, so that signing in again with a known password does not reset the count.
  const mayGoOn =
    (await allowAttempt(db, secondStepAddressLimit, ip, now)) &&
    (await allowAttempt(db, secondStepAccountLimit, person.id, now));
  if (!mayGoOn) return { ok: false, reason: "too-many-attempts" };
  if (!(await consumeCode(request, person, input))) {
    await audit(request, person.id, "second-step-refused");
    return { ok: false, reason: "wrong-code" };
  }
  await resetAttempts(db, secondStepAccountLimit, person.id);
  await refundAttempt(db, secondStepAddressLimit, ip);
  await deleteProofs(db, person.id, "second-step");
  const cookies = await startSession(request, person, {
    how: "signed-in",
    trustDevice: input.trustDevice,
  });
  return { ok: true, cookies: [...cookies, makeCookie(appUrl, secondStepCookie, "", 0)] };
}

function consumeCode(
  request: AccountRequest,
  person: SignedInPerson,
  { method, code }: SecondStepInput,
): Promise<boolean> {
  return method === "authenticator"
    ? consumeTotp(request, person.id, code)
    : consumeRecoveryCode(request, person, code);
}

async function consumeRecoveryCode(
  request: AccountRequest,
  person: SignedInPerson,
  code: string,
): Promise<boolean> {
  const { db, jobs, now } = request;
  return db.transaction(async (tx) => {
    if (!(await redeemRecoveryCode(tx, person.id, code, now))) return false;
    const left = await countRecoveryCodes(tx, person.id);
    const content = recoveryCodeUsedEmail(left, describeSecurityEvent(request));
    await sendEmail(tx, jobs, person.email, content);
    await audit({ ...request, db: tx }, person.id, "recovery-code-used");
    return true;
  });
}

const audit = ({ db, ip, requestId }: AccountRequest, userId: string, action: string) =>
  recordOwnAction(db, userId, action, requestId, { ip });
