import { and, eq, lt } from "drizzle-orm";
import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { seal, unseal } from "#app/accounts/two-factor/seal.server.ts";
import { matchingStep } from "#app/accounts/two-factor/totp.server.ts";
import { findTwoFactor } from "#app/accounts/two-factor/two-factor.queries.server.ts";
import { twoFactors } from "#app/accounts/two-factor/two-factor.table.ts";

type Secrets = Pick<AccountRequest, "db" | "secret" | "previousSecret" | "now">;

export const openSecret = (
  { secret, previousSecret }: Pick<AccountRequest, "secret" | "previousSecret">,
  userId: string,
  sealed: string,
): Buffer | null => unseal([secret, previousSecret], userId, sealed);

/** Whether it is a code of the person's authenticator, of now, and not used before. A right one is used up. */
export async function takeAuthenticatorCode(
  request: Secrets,
  userId: string,
  code: string,
): Promise<boolean> {
  const { db, now } = request;
  const row = await findTwoFactor(db, userId);
  const secret = row && openSecret(request, userId, row.secret);
  if (!row || !secret) return false;
  const step = matchingStep(secret, code, now, row.lastStep);
  if (step === null) return false;
  // Sealed anew: after a change of the secret each use moves one person over. Of two requests at once one wins.
  const taken = await db
    .update(twoFactors)
    .set({ lastStep: step, secret: seal(request.secret, userId, secret) })
    .where(and(eq(twoFactors.userId, userId), lt(twoFactors.lastStep, step)))
    .returning({ userId: twoFactors.userId });
  return taken.length > 0;
}
