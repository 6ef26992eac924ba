import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { deriveKey } from "#app/accounts/derive-key.server.ts";

const algorithm = "aes-256-gcm";
const sealKey = (secret: string) => deriveKey(secret, "two-factor");

/** Encrypted for one person: moved to another person's row it no longer opens. */
export function seal(secret: string, owner: string, plain: Buffer): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv(algorithm, sealKey(secret), iv).setAAD(Buffer.from(owner));
  const data = Buffer.concat([cipher.update(plain), cipher.final()]);
  return [iv, cipher.getAuthTag(), data].map((part) => part.toString("base64url")).join(".");
}

/** Null where none of the secrets opens it. */
export function unseal(
  secrets: readonly (string | null)[],
  owner: string,
  sealed: string,
): Buffer | null {
  const [iv, tag, data] = sealed.split(".").map((part) => Buffer.from(part, "base64url"));
  if (!iv || !tag || !data) return null;
  for (const secret of secrets) {
    if (!secret) continue;
    try {
      const decipher = createDecipheriv(algorithm, sealKey(secret), iv, { authTagLength: 16 });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
      return Buffer.concat([decipher.update(data), decipher.final()]);
    } catch {
      // Sealed with the other secret.
    }
  }
  return null;
}
