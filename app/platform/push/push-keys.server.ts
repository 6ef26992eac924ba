import { createECDH } from "node:crypto";
import type { PushKeys } from "./vapid.server.ts";
import type { Env } from "#app/platform/env.ts";

export const pushKeysOf = ({
  PUSH_PUBLIC_KEY: publicKey,
  PUSH_PRIVATE_KEY: privateKey,
  PUSH_SUBJECT: subject,
}: Env): PushKeys | null =>
  publicKey && privateKey && subject ? { publicKey, privateKey, subject } : null;

export function createPushKeys(): Omit<PushKeys, "subject"> {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  return {
    publicKey: pair.getPublicKey("base64url"),
    // The number is shorter without leading zeros.
    privateKey: Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
      .subarray(-32)
      .toString("base64url"),
  };
}
