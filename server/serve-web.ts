import cluster from "node:cluster";
import type { Server } from "node:http";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import * as build from "virtual:react-router/server-build";
import type { Env } from "#app/platform/env.ts";
import type { Log } from "#app/platform/log.ts";
import { release } from "#app/platform/release.server.ts";
import { projectRoot } from "#app/platform/project-root.ts";
import { serveHolds } from "./hold-still.ts";
import { createApp } from "./app.ts";
import { PageCache } from "./http/page-cache.ts";
import { openServices, prepare, runJobs } from "./services.ts";
import { startPerformanceSampler } from "#app/platform/performance/performance-sampler.ts";
import { type Metrics, performanceCounters } from "./metrics.ts";
import { endWithFault, reloadOnSignal, stopOnSignal } from "./stop.ts";
import { retireConnections } from "./retire-connections.ts";
import { isFirstWebProcess } from "./web-processes.ts";
import { shareMetrics } from "./collect-metrics.ts";
import { welcome } from "./welcome.ts";

/** Longer than proxies keep a connection, mostly a minute: one that we close while they reuse it loses a request. */
const idleMs = 65_000;

/** Longer than a busy proxy waits before it uses a connection again. */
const quietBeforeStopMs = 250;

const cannotReload =
  "this process serves alone and cannot be replaced while it runs: restart it, or use a PostgreSQL server and two or more WEB_PROCESSES";

export async function serveWeb(env: Env, log: Log, metrics: Metrics): Promise<void> {
  let stopping = false;
  const cache = new PageCache({ maxBytes: env.PAGE_CACHE_MB * 1024 * 1024 });
  const open = await openServices(env, log, metrics);
  metrics.readGaugesFrom(() => ({ cachedPages: cache.size, openStreams: open.live.count() }));
  const runsJobs = env.RUN_JOBS && isFirstWebProcess;
  await prepare(open, cache);
  if (open.database.kind === "embedded") serveHolds(env.DATA_DIR, open.database.client, log);

  const { services, runner } = open;
  const sampler = startPerformanceSampler({
    db: services.db,
    log,
    read: () => performanceCounters(metrics.snapshot(), [cache, services.queryCache]),
    ...(runsJobs && { queueSeconds: () => runner.oldestWaitingSeconds() }),
  });
  const app = createApp({
    open,
    build,
    mode: "production",
    cache,
    collectMetrics: shareMetrics(metrics.snapshot),
    isStopping: () => stopping,
    clientFolder: join(projectRoot, "build/client"),
  });
  const server = serve({ fetch: app.fetch, port: env.PORT, hostname: env.HOST }, ({ port }) => {
    const { mode } = env;
    log.info({ port, mode, database: open.database.kind, ...release }, "listening");
    if (mode === "demonstration" && isFirstWebProcess) console.log(welcome(env, port));
  }) as Server;
  server.on("error", endWithFault);
  server.keepAliveTimeout = idleMs;
  // Pages do not wait for the jobs.
  const working = runsJobs ? runJobs(open) : Promise.resolve();
  working.catch(endWithFault);

  if (cluster.isPrimary) reloadOnSignal(() => log.error(cannotReload));
  stopOnSignal(log, async (retires) => {
    stopping = !retires;
    open.live.close();
    await retireConnections(server, retires ? undefined : quietBeforeStopMs);
    // Of connections that become idle from now on.
    server.keepAliveTimeout = 1;
    const drained = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    await Promise.all([drained, working]);
    await sampler.stop();
    await open.close();
  });
}
