import { defineRateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";
import { and, eq, lt } from "drizzle-orm";
import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { matchingStep } from "./totp.server.ts";
import { findTwoFactor } from "./two-factor.queries.server.ts";
import { twoFactors } from "./two-factor.table.ts";
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { deriveKey } from "#app/accounts/derive-key.server.ts";

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

const algorithm = "aes-256-gcm";
const encryptionKey = (secret: string) => deriveKey(secret, "two-factor");

/** Bound to one user: copied to another user's row it cannot be decrypted. */
export function encrypt(secret: string, owner: string, plain: Buffer): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv(algorithm, encryptionKey(secret), iv).setAAD(Buffer.from(owner));
  const data = Buffer.concat([cipher.update(plain), cipher.final()]);
  return [iv, cipher.getAuthTag(), data].map((part) => part.toString("base64url")).join(".");
}

export function decrypt(
  secrets: readonly (string | null)[],
  owner: string,
  encrypted: string,
): Buffer | null {
  const [iv, tag, data] = encrypted.split(".").map((part) => Buffer.from(part, "base64url"));
  if (!iv || !tag || !data) return null;
  for (const secret of secrets) {
    if (!secret) continue;
    try {
      const decipher = createDecipheriv(algorithm, encryptionKey(secret), iv, {
        authTagLength: 16,
      });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
      return Buffer.concat([decipher.update(data), decipher.final()]);
    } catch {
      // Encrypted with the other secret.
    }
  }
  return null;
}
