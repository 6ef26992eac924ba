import { randomBytes } from "node:crypto";
import { makeCookie, readCookie } from "#app/accounts/sessions/cookies.ts";
import { deriveKey, hasValidSignature, sign } from "#app/accounts/derive-key.server.ts";
import { hashToken } from "#app/accounts/proofs/proofs.server.ts";

const name = "device";
/** Browsers keep no cookie longer than 400 days. */
const lifetimeSeconds = 400 * 24 * 60 * 60;

export interface DeviceCookie {
  /** Stored; only the browser has the token. */
  hash: string;
  cookie: string;
}

interface CookieSource {
  headers: Headers;
  appUrl: string;
  secret: string;
}

export function readDeviceCookie({ headers, appUrl, secret }: CookieSource): DeviceCookie | null {
  const [token = "", signature = ""] = (readCookie(headers, appUrl, name) ?? "").split(".");
  if (!token || !hasValidSignature(deviceKey(secret), token, signature)) return null;
  return describe(token, appUrl, secret);
}

export const createDeviceCookie = ({ appUrl, secret }: CookieSource): DeviceCookie =>
  describe(randomBytes(24).toString("base64url"), appUrl, secret);

const describe = (token: string, appUrl: string, secret: string): DeviceCookie => ({
  hash: hashToken(token),
  cookie: makeCookie(appUrl, name, `${token}.${sign(deviceKey(secret), token)}`, lifetimeSeconds),
});

const deviceKey = (secret: string) => deriveKey(secret, "device-cookie");
