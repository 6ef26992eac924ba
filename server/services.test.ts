import { expect, test } from "vitest";
import { type Env, readEnv } from "#app/platform/env.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Mail } from "#app/platform/mail/transport.ts";
import { openTransports } from "./services.ts";

const env = readEnv({ RELEVO_MODE: "test", SESSION_SECRET: "x".repeat(40) });
const send = async (mode: Env["mode"], channel: Mail["channel"]) =>
  openTransports({ ...env, mode }, {} as Db).send({ channel } as Mail);

test.each([
  ["sms", "SMS_URL is not set"],
  ["push", "PUSH_PUBLIC_KEY is not set"],
] as const)("in production no %s counts as sent without a service", async (channel, words) => {
  await expect(send("production", channel)).rejects.toThrow(words);
  await expect(send("demonstration", channel)).resolves.toBeUndefined();
});
