import { randomBytes } from "node:crypto";
import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { longestCookieSeconds, makeCookie, readCookie } from "#app/accounts/sessions/cookies.ts";
import { deriveKey, hasValidSignature, sign } from "#app/accounts/derive-key.server.ts";
import { hashToken } from "#app/accounts/proofs/proofs.server.ts";

const name = "device";

type CookieSource = Pick<AccountRequest, "headers" | "appUrl" | "secret">;

export function readDeviceCookie({ headers, appUrl, secret }: CookieSource) {
  const [token = "", signature = ""] = (readCookie(headers, appUrl, name) ?? "").split(".");
  if (!token || !hasValidSignature(deviceKey(secret), token, signature)) return null;
  return describe(token, appUrl, secret);
}

export const createDeviceCookie = ({ appUrl, secret }: CookieSource) =>
  describe(randomBytes(24).toString("base64url"), appUrl, secret);

const describe = (token: string, appUrl: string, secret: string) => ({
  /** Stored; only the browser has the token. */
  hash: hashToken(token),
  cookie: makeCookie(
    appUrl,
    name,
    `${token}.${sign(deviceKey(secret), token)}`,
    longestCookieSeconds,
  ),
});

const deviceKey = (secret: string) => deriveKey(secret, "device-cookie");
