import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** The key that signs cookies must not be the key that encrypts. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "relevo", purpose, 32));

export const sign = (key: Buffer, text: string): string =>
  createHmac("sha256", key).update(text).digest("base64url");

export function hasValidSignature(key: Buffer, text: string, signature: string): boolean {
  const wanted = Buffer.from(sign(key, text));
  const given = Buffer.from(signature);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}
