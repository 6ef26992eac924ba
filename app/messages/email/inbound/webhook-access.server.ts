import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { EmailForm } from "./email-form.ts";

/** Compares without telling by the time it takes how much was right, or how long the secret is. */
export function isSecret(secret: string, given: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(secret), hash(given));
}

/** The secret in the address of the webhook, as `?token=` or as the password of basic authentication; null where there is none. */
export function secretInAddress(url: string, authorization: string | undefined): string | null {
  const [, encoded] = /^basic\s+([a-z0-9+/=]{1,1000})$/i.exec(authorization ?? "") ?? [];
  if (!encoded) return new URL(url).searchParams.get("token");
  const pair = Buffer.from(encoded, "base64").toString("utf8");
  return pair.slice(pair.indexOf(":") + 1);
}

/** Mailgun tries for eight hours. */
const maxAgeMs = 12 * 60 * 60_000;

/** Mailgun signs each request with a key of the account; an old signature is void. */
export function isSignedByMailgun(secret: string, form: EmailForm, now: Date): boolean {
  const timestamp = form.field("timestamp");
  const age = now.getTime() - Number(timestamp) * 1000;
  if (timestamp === "" || !(Math.abs(age) <= maxAgeMs)) return false;
  const signed = createHmac("sha256", secret).update(timestamp + form.field("token"));
  return isSecret(signed.digest("hex"), form.field("signature"));
}
