import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { deriveKey } from "#app/accounts/derive-key.server.ts";

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
