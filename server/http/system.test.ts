import { expect, it } from "vitest";
import { readEnv } from "#app/platform/env.ts";
import { systemRoutes } from "./system.ts";

const gauges = {
  queueAgeSeconds: async () => 0,
  failedJobs: async () => 0,
  waitingMails: async () => 0,
};

it("asks what it depends on once for all who want to know at the same time, and again later", async () => {
  let asked = 0;
  let answer = () => {};
  const mail = () => {
    asked++;
    return new Promise<void>((resolve) => (answer = resolve));
  };
  const env = readEnv({ RELEVO_MODE: "test" });
  const app = systemRoutes(
    env,
    { mail },
    async () => [],
    gauges,
    () => false,
  );
  const ready = async () => (await app.request("/ready")).status;
  for (const round of [1, 2]) {
    const answers = Promise.all([ready(), ready(), ready()]);
    await expect.poll(() => asked).toBe(round);
    answer();
    expect(await answers).toEqual([200, 200, 200]);
    expect(asked).toBe(round);
  }
});
