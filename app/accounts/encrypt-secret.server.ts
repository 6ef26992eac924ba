import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { deriveKey } from "./derive-key.server.ts";

const algorithm = "aes-256-gcm";

/** For secrets that we have to read again. What is encrypted for one purpose opens for no other. */
export function secretsFor(purpose: string) {
  const keyOf = (secret: string) => deriveKey(secret, purpose);

  /** Bound to its owner: copied to another row it cannot be decrypted. */
  function encrypt(secret: string, owner: string, plain: Buffer): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv(algorithm, keyOf(secret), iv).setAAD(Buffer.from(owner));
    const data = Buffer.concat([cipher.update(plain), cipher.final()]);
    return [iv, cipher.getAuthTag(), data].map((part) => part.toString("base64url")).join(".");
  }

  function decrypt(
    secrets: readonly (string | null)[],
    owner: string,
    encrypted: string,
  ): Buffer | null {
    const [iv, tag, data] = encrypted.split(".").map((part) => Buffer.from(part, "base64url"));
    if (!iv || !tag || !data) return null;
    for (const secret of secrets) {
      if (!secret) continue;
      try {
        const decipher = createDecipheriv(algorithm, keyOf(secret), iv, { authTagLength: 16 });
        decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
        return Buffer.concat([decipher.update(data), decipher.final()]);
      } catch {
        // Encrypted with the other secret.
      }
    }
    return null;
  }

  return { encrypt, decrypt };
}
