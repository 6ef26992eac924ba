import { randomBytes } from "node:crypto";
import { makeCookie, readCookie } from "#app/accounts/cookies.ts";
import { deriveKey, isSigned, sign } from "#app/accounts/derive-key.server.ts";
import { hashToken } from "#app/accounts/proofs/proofs.server.ts";

const name = "device";
/** Browsers keep no cookie longer than 400 days. */
const lifetimeSeconds = 400 * 24 * 60 * 60;

export interface DeviceCookie {
  /** Under this the database knows the browser; the token itself is kept by the browser only. */
  hash: string;
  /** To be set again at every sign-in, so that it lives on. */
  cookie: string;
}

interface CookieSource {
  headers: Headers;
  appUrl: string;
  secret: string;
}

/** The browser that asks, if it carries a cookie that we signed. */
export function readDevice({ headers, appUrl, secret }: CookieSource): DeviceCookie | null {
  const [token = "", signature = ""] = (readCookie(headers, appUrl, name) ?? "").split(".");
  if (!token || !isSigned(deviceKey(secret), token, signature)) return null;
  return describe(token, appUrl, secret);
}

export const createDevice = ({ appUrl, secret }: CookieSource): DeviceCookie =>
  describe(randomBytes(24).toString("base64url"), appUrl, secret);

const describe = (token: string, appUrl: string, secret: string): DeviceCookie => ({
  hash: hashToken(token),
  cookie: makeCookie(appUrl, name, `${token}.${sign(deviceKey(secret), token)}`, lifetimeSeconds),
});

const deviceKey = (secret: string) => deriveKey(secret, "device-cookie");
