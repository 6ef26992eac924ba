import { describe, expect, it } from "vitest";
import type { PaymentProvider } from "#app/payments/provider/payment-provider.ts";
import { createHealth } from "#app/platform/health.ts";
import { readEnv } from "#app/platform/env.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";
import { createLog } from "#app/platform/log.ts";
import type { Mail } from "#app/platform/mail/transport.ts";
import { measureJobs, measureMail, measurePayments } from "./measure-work.ts";
import { addSnapshots, createMetrics, renderMetrics } from "./metrics.ts";
import type { OpenServices } from "./services.ts";
import { createWorkerHealth } from "./worker-health.ts";

const valuesOf = (text: string) =>
  Object.fromEntries(
    text
      .split("\n")
      .filter((line) => line && !line.startsWith("#"))
      .map((line) => [
        line.slice(0, line.lastIndexOf(" ")),
        Number(line.slice(line.lastIndexOf(" "))),
      ]),
  );

describe("the metrics", () => {
  it("count requests by kind and status", () => {
    const metrics = createMetrics();
    metrics.request("page", 200, 0.1);
    metrics.request("page", 200, 0.1);
    metrics.request("page", 503, 0.1);
    expect(valuesOf(renderMetrics(metrics.snapshot()))).toMatchObject({
      'relevo_requests_total{kind="page",status="200"}': 2,
      'relevo_requests_total{kind="page",status="503"}': 1,
    });
  });

  it("sort latencies into buckets that include the smaller ones", () => {
    const metrics = createMetrics();
    for (const seconds of [0.005, 0.006, 0.3, 60]) metrics.request("page", 200, seconds);
    const bucket = (bound: string) => `relevo_request_seconds_bucket{kind="page",le="${bound}"}`;
    expect(valuesOf(renderMetrics(metrics.snapshot()))).toMatchObject({
      [bucket("0.005")]: 1,
      [bucket("0.01")]: 2,
      [bucket("0.25")]: 2,
      [bucket("0.5")]: 3,
      [bucket("5")]: 3,
      [bucket("+Inf")]: 4,
      'relevo_request_seconds_count{kind="page"}': 4,
      'relevo_request_seconds_sum{kind="page"}': 60.311,
    });
  });

  it("count jobs, messages and payment calls by outcome, for all processes together", async () => {
    const processes = [createMetrics(), createMetrics()];
    for (const metrics of processes) {
      const done: string[] = [];
      const [job] = measureJobs(
        [{ job: defineJob("tidy"), handle: async (data) => void done.push(data as string) }],
        metrics,
      );
      await job!.handle("it");
      expect(done).toEqual(["it"]);
      const mail = measureMail(
        { send: () => Promise.reject(new Error("away")), async ping() {}, close() {} },
        metrics,
      );
      await expect(mail.send({ channel: "sms" } as Mail)).rejects.toThrow("away");
      const provider = { cancelNow: async () => {}, readFacts: () => [] };
      const payments = measurePayments(provider as unknown as PaymentProvider, metrics);
      await payments.cancelNow("sub_1");
      expect(payments.readFacts({} as never)).toEqual([]);
    }
    const values = valuesOf(
      renderMetrics(addSnapshots(processes.map((metrics) => metrics.snapshot()))),
    );
    expect(values).toMatchObject({
      'relevo_jobs_total{job="tidy",outcome="succeeded"}': 2,
      'relevo_messages_total{channel="sms",outcome="failed"}': 2,
      'relevo_payment_calls_total{call="cancelNow",outcome="succeeded"}': 2,
    });
    expect(values['relevo_job_seconds_total{job="tidy",outcome="succeeded"}']).toBeGreaterThan(0);
  });

  it("are valid Prometheus lines", async () => {
    const metrics = createMetrics();
    metrics.request("asset", 304, 0.001);
    await metrics.measure("job", "tidy", async () => {});
    for (const line of renderMetrics(metrics.snapshot()).trim().split("\n"))
      expect(line).toMatch(
        /^(# TYPE \w+ (counter|gauge|histogram)|\w+(\{(\w+="[^"]*",?)+\})? [\d.e+-]+)$/,
      );
  });
});

describe("the health of the worker", () => {
  const fine = async () => {};
  const env = readEnv({ RELEVO_MODE: "test", SESSION_SECRET: "x".repeat(40) });
  const others = {
    mail: fine,
    payments: fine,
    replicas: fine,
    worker: fine,
    queue: fine,
    jobs: fine,
  };
  const start = (database: () => Promise<void>, isStopping = false) => {
    const metrics = createMetrics();
    const open = {
      metrics,
      runner: { oldestWaitingSeconds: async () => 7, failingCount: async () => 2 },
      services: {
        env,
        log: createLog("silent"),
        db: { $count: async () => 3 },
        health: createHealth({ database, files: fine }, others),
      },
    } as unknown as OpenServices;
    const app = createWorkerHealth(open, () => isStopping);
    const ask = async (path: string, remoteAddress = "127.0.0.1") => {
      const incoming = { socket: { remoteAddress }, headers: {} };
      const response = await app.request(path, undefined, { incoming });
      return { status: response.status, text: await response.text() };
    };
    return { metrics, ask };
  };

  it("says whether it can work", async () => {
    const away = () => Promise.reject(new Error("away"));
    expect((await start(away).ask("/live")).status).toBe(200);
    expect((await start(fine).ask("/ready")).status).toBe(200);
    expect((await start(away).ask("/ready")).status).toBe(503);
    expect((await start(fine, true).ask("/ready")).status).toBe(503);
    expect((await start(fine).ask("/")).status).toBe(404);
  });

  it("shows its metrics to this machine", async () => {
    const { metrics, ask } = start(fine);
    await metrics.measure("job", "tidy", fine);
    expect((await ask("/metrics", "203.0.113.7")).status).toBe(404);
    expect(valuesOf((await ask("/metrics")).text)).toMatchObject({
      'relevo_jobs_total{job="tidy",outcome="succeeded"}': 1,
      relevo_queue_age_seconds: 7,
      relevo_failed_jobs: 2,
      relevo_waiting_mails: 3,
      'relevo_part_up{part="database"}': 1,
    });
  });
});
