import { createHash, timingSafeEqual } from "node:crypto";

/** Compares without telling by the time it takes how much was right, or how long the secret is. */
function isSecret(secret: string, given: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(secret), hash(given));
}

/**
 * Whether a request shows the secret in its address, as `?token=` or as the password of basic authentication. A signature in the
 * body would be known only after all of it was read.
 */
export function hasSecret(secret: string, url: string, authorization: string | undefined): boolean {
  const [, encoded] = /^basic +([a-z0-9+/=]{1,1000})$/i.exec(authorization ?? "") ?? [];
  if (!encoded) return isSecret(secret, new URL(url).searchParams.get("token") ?? "");
  const pair = Buffer.from(encoded, "base64").toString("utf8");
  return isSecret(secret, pair.slice(pair.indexOf(":") + 1));
}
