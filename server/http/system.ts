import { createHash, timingSafeEqual } from "node:crypto";
import { isNull } from "drizzle-orm";
import { Hono } from "hono";
import type { Env } from "#app/platform/env.ts";
import { release } from "#app/platform/release.server.ts";
import { neededParts, otherParts, within } from "#app/platform/health.ts";
import { findLastBackup } from "#app/platform/backup/last-backup.ts";
import { readFreeBytes } from "#app/platform/disk-room.ts";
import { mails } from "#app/platform/mail/mails.table.ts";
import type { OpenServices } from "../services.ts";
import type { AppContext } from "./guard.ts";
import { type MetricsSnapshot, renderMetrics } from "../metrics.ts";

const noStore = { "cache-control": "no-store" };

type Measured = Pick<OpenServices, "runner"> & {
  services: Pick<OpenServices["services"], "env" | "db" | "health">;
};

/** Asked for with each scrape. */
export const gaugesOf = ({ runner, services: { db, env } }: Measured) => ({
  relevo_queue_age_seconds: () => runner.oldestWaitingSeconds(),
  relevo_failed_jobs: () => runner.failingCount(),
  relevo_waiting_mails: async () => db.$count(mails, isNull(mails.sentAt)),
  relevo_disk_free_bytes: () => readFreeBytes(env.DATA_DIR),
  relevo_backup_age_seconds: async () => {
    const last = await findLastBackup(env.DATA_DIR);
    // Not NaN, which no alert compares: a backup that was never made is the oldest.
    return last ? (Date.now() - last.getTime()) / 1000 : Number.POSITIVE_INFINITY;
  },
});

export function systemRoutes(
  open: Measured,
  collectMetrics: () => Promise<MetricsSnapshot>,
  isStopping: () => boolean,
) {
  const { env, health } = open.services;
  const app = new Hono();
  app.get("/live", (c) => c.json({ status: "live" }, 200, noStore));

  app.get("/ready", async (c) => {
    const [missing, degraded] = await Promise.all([health.listMissing(), health.listDegraded()]);
    const isReady = !isStopping() && missing.length === 0;
    // Public: the names of services, not the reasons.
    return c.json(
      {
        status: isReady ? "ready" : "unavailable",
        unavailable: missing,
        degraded,
        ...release,
      },
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
    // Needed most while the database is down.
    const measured = await Promise.all(
      Object.entries(gaugesOf(open)).map(
        async ([name, gauge]) =>
          `# TYPE ${name} gauge\n${name} ${await within(gauge(), Number.NaN)}`,
      ),
    );
    const parts = [...neededParts, ...otherParts].map(
      (part) => `relevo_part_up{part="${part}"} ${down.has(part) ? 0 : 1}`,
    );
    const lines = [...measured, "# TYPE relevo_part_up gauge", ...parts];
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
