import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { checkPassword } from "#app/accounts/check-password.server.ts";
import { forgetAttempts, mayTry } from "#app/accounts/limit-attempts.server.ts";

export type PasswordRefusal = "wrong-password" | "too-many-attempts";

/** Asked for before anything about security changes: whoever found a browser open must not take over the account. */
export async function provePassword(
  { db, now }: Pick<AccountRequest, "db" | "now">,
  userId: string,
  password: string,
): Promise<PasswordRefusal | null> {
  if (!(await mayTry(db, "passwordCheck", userId, now))) return "too-many-attempts";
  if (!(await checkPassword(db, userId, password.slice(0, 256)))) return "wrong-password";
  await forgetAttempts(db, "passwordCheck", userId);
  return null;
}
