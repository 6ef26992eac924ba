import { createHmac, randomBytes } from "node:crypto";
import { secretsFor } from "#app/accounts/encrypt-secret.server.ts";

// Standard Webhooks 1.0 (standardwebhooks.com): receivers verify with a library that exists.

export const { encrypt, decrypt } = secretsFor("webhook");

export const makeSecret = (): Buffer => randomBytes(32);

/** As its owner sees it, once. */
export const formatSecret = (secret: Buffer): string => `whsec_${secret.toString("base64")}`;

interface Signed {
  id: string;
  at: Date;
  body: string;
}

/** One signature for each secret: after a rotation the receiver may know either. */
export function signatureHeaders(
  { id, at, body }: Signed,
  secrets: readonly Buffer[],
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const hash = createHmac("sha256", secret).update(`${id}.${timestamp}.${body}`);
    return `v1,${hash.digest("base64")}`;
  });
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}
