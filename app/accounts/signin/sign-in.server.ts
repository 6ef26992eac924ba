import { APIError } from "better-auth/api";
import type { Auth } from "#app/accounts/auth.server.ts";
import { takeAttempt } from "#app/accounts/limit-attempts.server.ts";
import type { SignInInput } from "#app/accounts/signin/signin.schema.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface SignInDependencies {
  db: Db;
  auth: Auth;
  now: Date;
  ip: string;
  requestId: string;
  /** Of the request, for the list of sessions: which device signed in. */
  headers: Headers;
}

export type SignInOutcome =
  | { ok: true; cookies: string[] }
  | { ok: false; reason: "wrong-credentials" | "too-many-attempts" };

const perAccount = { max: 10, windowMinutes: 15 };
const perAddress = { max: 50, windowMinutes: 15 };

/** An unknown address, a wrong password and a deactivated account look the same from outside, in words and in time. */
export async function signIn(deps: SignInDependencies, input: SignInInput): Promise<SignInOutcome> {
  const { db, auth, now, ip, requestId, headers } = deps;
  const mayTry =
    (await takeAttempt(db, `signin:ip:${ip}`, perAddress, now)) &&
    (await takeAttempt(db, `signin:account:${input.email}`, perAccount, now));
  if (!mayTry) return { ok: false, reason: "too-many-attempts" };
  try {
    const { headers: answer, response } = await auth.api.signInEmail({
      body: input,
      headers,
      returnHeaders: true,
    });
    await recordAudit(db, {
      actorId: response.user.id,
      action: "signed-in",
      subjectType: "user",
      subjectId: response.user.id,
      requestId,
    });
    return { ok: true, cookies: answer.getSetCookie() };
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    await recordAudit(db, {
      actorId: null,
      action: "sign-in-refused",
      subjectType: "email",
      subjectId: input.email,
      requestId,
    });
    return { ok: false, reason: "wrong-credentials" };
  }
}
