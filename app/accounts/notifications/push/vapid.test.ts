import { createPublicKey, verify } from "node:crypto";
import { expect, it } from "vitest";
import { createPushKeys } from "#app/platform/push/push-keys.server.ts";
import { vapidAuthorization } from "#app/platform/push/vapid.server.ts";

it("identifies the sender to this push service for half a day", () => {
  const keys = { ...createPushKeys(), subject: "mailto:push@relevo.example" };
  const now = new Date("2026-05-01T12:00:00Z");
  const header = vapidAuthorization(keys, "https://push.example/send/abc?x=1", now);
  const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(header)!;
  expect(key).toBe(keys.publicKey);
  const [head, claims, signature] = token!.split(".");
  const decode = (part: string): unknown => JSON.parse(Buffer.from(part, "base64url").toString());
  expect(decode(head!)).toEqual({ typ: "JWT", alg: "ES256" });
  expect(decode(claims!)).toEqual({
    aud: "https://push.example",
    exp: Date.parse("2026-05-02T00:00:00Z") / 1000,
    sub: "mailto:push@relevo.example",
  });
  const point = Buffer.from(keys.publicKey, "base64url");
  const publicKey = createPublicKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  const isTrue = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature!, "base64url"),
  );
  expect(isTrue).toBe(true);
});

it("pads keys with leading zeros to full length", () => {
  for (let round = 0; round < 600; round++) {
    const { publicKey, privateKey } = createPushKeys();
    expect([publicKey.length, privateKey.length]).toEqual([87, 43]);
  }
});
