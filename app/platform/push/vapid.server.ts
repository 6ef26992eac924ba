import { createPrivateKey, sign } from "node:crypto";

export interface PushKeys {
  publicKey: string;
  privateKey: string;
  subject: string;
}

const lifetimeSeconds = 12 * 60 * 60;

export function vapidAuthorization(
  { publicKey, privateKey, subject }: PushKeys,
  endpoint: string,
  now: Date,
): string {
  const point = Buffer.from(publicKey, "base64url");
  const key = createPrivateKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
      d: privateKey,
    },
  });
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + lifetimeSeconds,
    sub: subject,
  };
  const signed = `${encode({ typ: "JWT", alg: "ES256" })}.${encode(claims)}`;
  const signature = sign("sha256", Buffer.from(signed), { key, dsaEncoding: "ieee-p1363" });
  return `vapid t=${signed}.${signature.toString("base64url")}, k=${publicKey}`;
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");
