import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DrizzleQueryError } from "drizzle-orm";
import { createLog } from "#app/platform/log.ts";
import { projectRoot } from "#app/platform/project-root.ts";
import { reportErrors } from "./report-errors.ts";
import { readSentryAddress } from "./sentry-address.ts";
import { readErrorLine } from "./sentry-event.ts";

interface Received {
  path: string | undefined;
  headers: IncomingMessage["headers"];
  lines: string[];
}

let server: Server;
let port: number;
const received: Received[] = [];
/** Null never answers. */
let answer: { status: number; headers?: Record<string, string> } | null;

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const lines = Buffer.concat(chunks).toString("utf8").split("\n");
      received.push({ path: request.url, headers: request.headers, lines });
      if (answer) response.writeHead(answer.status, answer.headers).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  received.length = 0;
  answer = { status: 200 };
});

const canary = "canary-7f3a";

function start(options: Partial<Parameters<typeof reportErrors>[0]> = {}) {
  const outcomes: string[] = [];
  const reports = reportErrors({
    address: readSentryAddress(`http://publickey@127.0.0.1:${port}/sub/42`)!,
    context: { release: "relevo@1.0.0", environment: "production", root: projectRoot },
    onOutcome: (outcome) => void outcomes.push(outcome),
    ...options,
  });
  const log = createLog("info", { write: (line) => reports.take(line) });
  return { log, outcomes };
}

describe("reports of errors", () => {
  it("are envelopes with the release, the request id, and the error with its cause", async () => {
    const { log, outcomes } = start();
    const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    const query = 'select "id" from "sessions" where "token" = $1';
    const err = new DrizzleQueryError(query, [canary, "ana@example.com"], refused);
    log.error({ requestId: "r1", err, token: canary, body: { email: canary } }, "page failed");
    await expect.poll(() => outcomes).toEqual(["succeeded"]);
    const [{ path, headers, lines } = {} as Received] = received;
    expect(path).toBe("/sub/api/42/envelope/");
    expect(headers["content-type"]).toBe("application/x-sentry-envelope");
    expect(headers["x-sentry-auth"]).toBe(
      "Sentry sentry_version=7, sentry_client=relevo/1.0.0, sentry_key=publickey",
    );
    const [header, item, payload] = lines.filter(Boolean).map((line) => JSON.parse(line));
    expect(header.event_id).toMatch(/^[0-9a-f]{32}$/);
    expect(item).toMatchObject({ type: "event", length: Buffer.byteLength(lines[2]!) });
    expect(payload).toMatchObject({
      event_id: header.event_id,
      level: "error",
      platform: "node",
      release: "relevo@1.0.0",
      environment: "production",
      logentry: { formatted: "page failed" },
      tags: { request_id: "r1" },
      exception: {
        values: [
          { type: "Error", value: "connect ECONNREFUSED" },
          { type: "DrizzleQueryError", value: expect.stringContaining('from "sessions"') },
        ],
      },
    });
    const { frames } = payload.exception.values[1].stacktrace;
    expect(frames.at(-1)).toMatchObject({
      filename: "app/platform/error-reports/report-errors.test.ts",
      lineno: expect.any(Number),
      in_app: true,
    });
    expect(frames.at(0)).toMatchObject({ in_app: false });
    const text = lines.join("\n");
    for (const hidden of [canary, "ana@example.com", projectRoot])
      expect(text).not.toContain(hidden);
  });

  it("leave out warnings, and the line of the request whose error was reported", async () => {
    const { log, outcomes } = start();
    log.warn({ err: new Error("slow") }, "warned");
    log.error({ requestId: "r1", status: 500 }, "request");
    log.error({ pid: 7 }, "web process died");
    await expect.poll(() => outcomes).toEqual(["succeeded"]);
    expect(received).toHaveLength(1);
    expect(received[0]!.lines[2]).toContain("web process died");
  });

  it("drop what waits while the address is away, and try again after the pause", async () => {
    answer = { status: 429, headers: { "retry-after": "3600" } };
    const limited = start();
    for (let number = 0; number < 100; number++) limited.log.error("again");
    // The first was refused; of the others some waited and none is sent.
    await expect.poll(() => limited.outcomes).toHaveLength(100);
    expect(new Set(limited.outcomes)).toEqual(new Set(["failed"]));
    expect(received).toHaveLength(1);

    answer = null;
    const silent = start({ timeoutMs: 50, pauseMs: 1 });
    const started = performance.now();
    silent.log.error("slow");
    expect(performance.now() - started).toBeLessThan(40);
    await expect.poll(() => silent.outcomes).toEqual(["failed"]);
    answer = { status: 200 };
    await expect
      .poll(() => {
        silent.log.error("back");
        return silent.outcomes;
      })
      .toContain("succeeded");
  });

  it("are limited by the minute", async () => {
    const { log, outcomes } = start({ perMinute: 3 });
    for (let number = 0; number < 10; number++) log.error("counted");
    await expect.poll(() => outcomes.filter((one) => one === "succeeded")).toHaveLength(3);
    expect(outcomes).toHaveLength(10);
    expect(received.filter(({ lines }) => lines[2]?.includes("counted"))).toHaveLength(3);
  });

  it("take a long stack in linear time", () => {
    const { log } = start();
    const err = new Error("deep");
    err.stack = `Error: deep\n${`    at ${"(:1".repeat(200_000)}\n`.repeat(3)}`;
    const started = performance.now();
    log.error({ err }, "deep");
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

it.each([
  ["https://key@sentry.example.com/1", "https://sentry.example.com/api/1/envelope/"],
  ["http://key@127.0.0.1:8000/a/b/12", "http://127.0.0.1:8000/a/b/api/12/envelope/"],
  ["https://sentry.example.com/1", undefined],
  ["https://key@sentry.example.com/", undefined],
  ["https://key@sentry.example.com/one", undefined],
  ["ftp://key@sentry.example.com/1", undefined],
  ["sentry", undefined],
])("the address of %s is %s", (dsn, url) => {
  expect(readSentryAddress(dsn)?.url).toBe(url);
});

it("a line that is no error is not parsed", () => {
  expect(readErrorLine('{"level":"info","err":')).toBeNull();
});
