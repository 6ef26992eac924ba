import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { release } from "#app/platform/release.server.ts";
import { createMetrics, renderMetrics } from "./metrics.ts";
import { openLog } from "./open-log.ts";

test("errors go to the output and to SENTRY_DSN, and are counted", async () => {
  const bodies: string[] = [];
  const receiver = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      bodies.push(body);
      response.end("{}");
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const { port } = receiver.address() as AddressInfo;
  const metrics = createMetrics();
  const lines: string[] = [];
  const env = {
    LOG_LEVEL: "info",
    SENTRY_DSN: `http://key@127.0.0.1:${port}/1`,
    mode: "production",
  } as const;
  const log = openLog(env, metrics, { write: (line) => void lines.push(line) });
  log.info("listening");
  log.error({ err: new Error("no mail for ana@example.com") }, "job failed");
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(["listening", "job failed"]);
  await expect
    .poll(() => renderMetrics(metrics.snapshot()))
    .toContain('relevo_error_reports_total{to="sentry",outcome="succeeded"} 1\n');
  const report = JSON.parse(bodies[0]!.split("\n")[2]!);
  expect(report).toMatchObject({ release: `relevo@${release.version}`, environment: "production" });
  expect(bodies.join("")).not.toContain("ana@");
  receiver.close();
});
