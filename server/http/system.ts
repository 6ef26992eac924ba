import { createHash, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import type { Env } from "#app/platform/env.ts";
import { type Health, neededParts, otherParts, within } from "#app/platform/health.ts";
import type { AppContext } from "./guard.ts";
import { type MetricsSnapshot, renderMetrics } from "../metrics.ts";

export interface Gauges {
  queueAgeSeconds(): Promise<number>;
  failedJobs(): Promise<number>;
  waitingMails(): Promise<number>;
}

const noStore = { "cache-control": "no-store" };

export function systemRoutes(
  env: Env,
  health: Health,
  collectMetrics: () => Promise<MetricsSnapshot[]>,
  gauges: Gauges,
  isStopping: () => boolean,
) {
  const app = new Hono();
  app.get("/live", (c) => c.json({ status: "live" }, 200, noStore));

  app.get("/ready", async (c) => {
    const [missing, degraded] = await Promise.all([health.listMissing(), health.listDegraded()]);
    const isReady = !isStopping() && missing.length === 0;
    // Public: the names of parts, not the reasons.
    return c.json(
      { status: isReady ? "ready" : "unavailable", unavailable: missing, degraded },
      isReady ? 200 : 503,
      noStore,
    );
  });

  app.get("/metrics", async (c) => {
    if (!mayReadMetrics(env, c as unknown as AppContext))
      return c.text("Not found\n", 404, noStore);
    const down = new Set<string>(
      (await Promise.all([health.listMissing(), health.listDegraded()])).flat(),
    );
    // Needed most while the database is away.
    const [queueAge, failedJobs, waitingMails] = await Promise.all(
      [gauges.queueAgeSeconds, gauges.failedJobs, gauges.waitingMails].map((gauge) =>
        within(gauge(), Number.NaN),
      ),
    );
    const lines = [
      "# TYPE relevo_queue_age_seconds gauge",
      `relevo_queue_age_seconds ${queueAge}`,
      "# TYPE relevo_failed_jobs gauge",
      `relevo_failed_jobs ${failedJobs}`,
      "# TYPE relevo_waiting_mails gauge",
      `relevo_waiting_mails ${waitingMails}`,
      "# TYPE relevo_part_up gauge",
      ...[...neededParts, ...otherParts].map(
        (part) => `relevo_part_up{part="${part}"} ${down.has(part) ? 0 : 1}`,
      ),
    ];
    return c.text(`${renderMetrics(await collectMetrics())}${lines.join("\n")}\n`, 200, noStore);
  });
  return app;
}

/** With the token, or from this machine without a proxy. */
function mayReadMetrics(env: Env, c: AppContext): boolean {
  if (env.METRICS_TOKEN)
    return isSameText(c.req.header("authorization") ?? "", `Bearer ${env.METRICS_TOKEN}`);
  const address = c.env.incoming?.socket?.remoteAddress ?? "";
  return (
    env.TRUSTED_PROXIES === 0 &&
    /^(127\.|::1$|::ffff:127\.)/.test(address) &&
    !c.req.header("x-forwarded-for")
  );
}

/** Constant time. */
const isSameText = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));
const digest = (text: string) => createHash("sha256").update(text).digest();
