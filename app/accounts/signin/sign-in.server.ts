import { and, eq } from "drizzle-orm";
import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { isActiveUser, users } from "#app/accounts/accounts.table.ts";
import { startSession, type SignedInPerson } from "#app/accounts/sessions/start-session.server.ts";
import { checkPassword } from "#app/accounts/passwords/check-password.server.ts";
import { makeCookie } from "#app/accounts/sessions/cookies.ts";
import { readDeviceCookie } from "#app/accounts/devices/device-cookie.server.ts";
import { isKnownDevice, isTrustedDevice } from "#app/accounts/devices/known-devices.server.ts";
import {
  defineRateLimit,
  resetAttempts,
  refundAttempt,
  allowAttempt,
} from "#app/platform/rate-limits/rate-limit.server.ts";
import { proofMinutes } from "#app/accounts/proofs/proof.ts";
import { createProof } from "#app/accounts/proofs/proofs.server.ts";
import type { SignInInput } from "./signin.schema.ts";
import { isTwoFactorOn } from "#app/accounts/two-factor/two-factor.queries.server.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";

export const signInAccountLimit = defineRateLimit("signInAccount", { max: 10, windowMinutes: 15 });
/** Per known browser: failed attempts by strangers cannot lock the owner out. */
export const signInDeviceLimit = defineRateLimit("signInDevice", { max: 10, windowMinutes: 15 });
export const signInAddressLimit = defineRateLimit("signInAddress", {
  max: 50,
  windowMinutes: 15,
  perAddress: true,
});

export type SignInOutcome =
  | { ok: true; next: "done" | "second-step"; cookies: string[] }
  | { ok: false; reason: "wrong-credentials" | "too-many-attempts" };

/** Between the password and the second step. */
export const secondStepCookie = "second_step";

/** An unknown address, a wrong password and a deactivated account get the same response in the same time. */
export async function signIn(request: AccountRequest, input: SignInInput): Promise<SignInOutcome> {
  const { db, now, ip } = request;
  const person = await findPerson(db, input.email);
  const device = readDeviceCookie(request);
  const isKnown = person && device ? await isKnownDevice(db, person.id, device.hash) : false;
  const [rule, subject] =
    isKnown && device
      ? ([signInDeviceLimit, device.hash] as const)
      : ([signInAccountLimit, input.email] as const);
  if (
    !(await allowAttempt(db, signInAddressLimit, ip, now)) ||
    !(await allowAttempt(db, rule, subject, now))
  )
    return { ok: false, reason: "too-many-attempts" };

  if (!(await checkPassword(db, person?.id ?? null, input.password)) || !person) {
    await recordRefusal(request, input.email);
    return { ok: false, reason: "wrong-credentials" };
  }
  await resetAttempts(db, rule, subject);
  await refundAttempt(db, signInAddressLimit, ip);

  const isTrusted = device ? await isTrustedDevice(db, person.id, device.hash, now) : false;
  if (!isTrusted && (await isTwoFactorOn(db, person.id)))
    return { ok: true, next: "second-step", cookies: [await askSecondStep(request, person)] };
  return {
    ok: true,
    next: "done",
    cookies: await startSession(request, person, { how: "signed-in" }),
  };
}

async function findPerson(db: Db, email: string): Promise<SignedInPerson | null> {
  const [person] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.email, email), isActiveUser));
  return person ?? null;
}

async function askSecondStep(
  { db, appUrl, now }: AccountRequest,
  person: SignedInPerson,
): Promise<string> {
  const token = await createProof(db, { userId: person.id, purpose: "second-step", now });
  return makeCookie(appUrl, secondStepCookie, token, proofMinutes["second-step"] * 60);
}

const recordRefusal = ({ db, ip, requestId }: AccountRequest, email: string): Promise<void> =>
  recordAudit(db, { actorId: null, requestId }, "sign-in-refused", ["email", email], { ip });
