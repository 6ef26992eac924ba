import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { checkPassword } from "./check-password.server.ts";
import {
  defineRateLimit,
  resetAttempts,
  allowAttempt,
} from "#app/platform/rate-limits/rate-limit.server.ts";

export const passwordCheckLimit = defineRateLimit("passwordCheck", { max: 10, windowMinutes: 15 });

export type ReauthenticationRefusal = "wrong-password" | "too-many-attempts";

/** So that an unlocked browser is not enough to take over the account. */
export async function reauthenticate(
  { db, now }: Pick<AccountRequest, "db" | "now">,
  userId: string,
  password: string,
): Promise<ReauthenticationRefusal | null> {
  if (!(await allowAttempt(db, passwordCheckLimit, userId, now))) return "too-many-attempts";
  if (!(await checkPassword(db, userId, password))) return "wrong-password";
  await resetAttempts(db, passwordCheckLimit, userId);
  return null;
}
