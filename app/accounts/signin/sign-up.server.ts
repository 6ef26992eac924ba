import { APIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import type { Auth } from "#app/accounts/auth.server.ts";
import { isCommonPassword } from "#app/accounts/common-password.server.ts";
import { takeAttempt } from "#app/accounts/limit-attempts.server.ts";
import type { SignUpInput } from "#app/accounts/signin/signin.schema.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface SignUpDependencies {
  db: Db;
  auth: Auth;
  now: Date;
  ip: string;
  requestId: string;
  headers: Headers;
}

export type SignUpOutcome =
  | { ok: true; cookies: string[] }
  | { ok: false; reason: "address-known" | "weak-password" | "too-many-attempts" };

const perAddress = { max: 20, windowMinutes: 60 };

/** Always a buyer, whatever else was posted: only the named fields are passed on. */
export async function signUp(deps: SignUpDependencies, input: SignUpInput): Promise<SignUpOutcome> {
  const { db, auth, now, ip, requestId, headers } = deps;
  const { email, password, firstName, lastName, phone } = input;
  if (!(await takeAttempt(db, `signup:ip:${ip}`, perAddress, now)))
    return { ok: false, reason: "too-many-attempts" };
  if (isCommonPassword(password, [firstName, lastName, email, email.split("@")[0]!]))
    return { ok: false, reason: "weak-password" };
  const [known] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (known) return { ok: false, reason: "address-known" };
  try {
    const { headers: answer, response } = await auth.api.signUpEmail({
      body: { email, password, name: `${firstName} ${lastName}`, firstName, lastName, phone },
      headers,
      returnHeaders: true,
    });
    const { id } = response.user;
    await recordAudit(db, {
      actorId: id,
      action: "signed-up",
      subjectType: "user",
      subjectId: id,
      requestId,
    });
    return { ok: true, cookies: answer.getSetCookie() };
  } catch (error) {
    // Two sign-ups with the same address at the same moment: the second meets the first.
    if (error instanceof APIError && error.status === "UNPROCESSABLE_ENTITY")
      return { ok: false, reason: "address-known" };
    throw error;
  }
}
