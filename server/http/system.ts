import { createHash, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import type { Env } from "#app/platform/env.ts";
import type { AppContext } from "./guard.ts";
import { type MetricsSnapshot, renderMetrics } from "../metrics.ts";

/** What the process depends on, by name; each throws when it is away. */
export type Dependencies = Record<string, () => Promise<void>>;

export interface Gauges {
  queueAgeSeconds(): Promise<number>;
  failedJobs(): Promise<number>;
  waitingMails(): Promise<number>;
}

const patienceMs = 2_000;
const noStore = { "cache-control": "no-store" };

/** What operators and their machines ask. */
export function systemRoutes(
  env: Env,
  dependencies: Dependencies,
  collectMetrics: () => Promise<MetricsSnapshot[]>,
  gauges: Gauges,
  isStopping: () => boolean,
) {
  const app = new Hono();
  const checks = Object.entries(dependencies).map(
    ([name, check]) => [name, shareRunning(() => holds(check))] as const,
  );
  app.get("/live", (c) => c.json({ status: "live" }, 200, noStore));

  app.get("/ready", async (c) => {
    const entries = await Promise.all(
      checks.map(async ([name, check]) => [name, await check()] as const),
    );
    const ready = !isStopping() && entries.every(([, fine]) => fine);
    const states = Object.fromEntries(
      entries.map(([name, fine]) => [name, fine ? "ok" : "unavailable"]),
    );
    return c.json(
      { status: ready ? "ready" : "unavailable", checks: states },
      ready ? 200 : 503,
      noStore,
    );
  });

  app.get("/metrics", async (c) => {
    if (!mayReadMetrics(env, c as unknown as AppContext))
      return c.text("Not found\n", 404, noStore);
    // The counters are wanted most of all while the database is away; what cannot be told then is no number.
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
    ];
    return c.text(`${renderMetrics(await collectMetrics())}${lines.join("\n")}\n`, 200, noStore);
  });
  return app;
}

/** Whoever asks while the question is open gets the same answer, so that many questions do not flood what we depend on. */
function shareRunning<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<Answer> | undefined;
  return () =>
    (running ??= ask().finally(() => {
      running = undefined;
    }));
}

const holds = (check: () => Promise<void>): Promise<boolean> =>
  within(
    check().then(() => true),
    false,
  );

/** What a question comes to, or the other answer where it fails or takes too long. */
async function within<Answer>(question: Promise<Answer>, otherwise: Answer): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<Answer>((resolve) => {
    timer = setTimeout(resolve, patienceMs, otherwise);
  });
  const answer = question.catch(() => otherwise);
  return Promise.race([answer, patience]).finally(() => clearTimeout(timer));
}

/** Not for the public: with the token, or from this very machine where no proxy stands in between. */
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

/** Takes as long for a near miss as for a far one. */
const isSameText = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));
const digest = (text: string) => createHash("sha256").update(text).digest();
