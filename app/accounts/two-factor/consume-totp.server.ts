import { defineRateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";
import { and, eq, lt } from "drizzle-orm";
import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { matchingStep } from "./totp.server.ts";
import { findTwoFactor } from "./two-factor.queries.server.ts";
import { twoFactors } from "./two-factor.table.ts";
import { secretsFor } from "#app/accounts/encrypt-secret.server.ts";

export const { encrypt, decrypt } = secretsFor("two-factor");

export const secondStepAccountLimit = defineRateLimit("secondStepAccount", {
  max: 5,
  windowMinutes: 10,
});

type Secrets = Pick<AccountRequest, "db" | "secret" | "previousSecret" | "now">;

export const decryptSecret = (
  { secret, previousSecret }: Pick<AccountRequest, "secret" | "previousSecret">,
  userId: string,
  encrypted: string,
): Buffer | null => decrypt([secret, previousSecret], userId, encrypted);

export async function consumeTotp(
  request: Secrets,
  userId: string,
  code: string,
): Promise<boolean> {
  const { db, now } = request;
  const row = await findTwoFactor(db, userId);
  const secret = row && decryptSecret(request, userId, row.secret);
  if (!row || !secret) return false;
  const step = matchingStep(secret, code, now, row.lastStep);
  if (step === null) return false;
  // Re-encrypted, which migrates the row after a rotation of the secret. Of two concurrent requests one wins.
  const taken = await db
    .update(twoFactors)
    .set({ lastStep: step, secret: encrypt(request.secret, userId, secret) })
    .where(and(eq(twoFactors.userId, userId), lt(twoFactors.lastStep, step)))
    .returning({ userId: twoFactors.userId });
  return taken.length > 0;
}
