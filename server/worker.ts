import type { Server } from "node:http";
import { serve } from "@hono/node-server";
import { readEnv } from "#app/platform/env.ts";
import { startPerformanceSampler } from "#app/platform/performance/performance-sampler.ts";
import { createMetrics, performanceCounters } from "./metrics.ts";
import { openLog } from "./open-log.ts";
import { openServices, runJobs } from "./services.ts";
import { endWithFault, stopOnSignal } from "./stop.ts";
import { createWorkerHealth } from "./worker-health.ts";

/** Start the web processes with RUN_JOBS=0. */
async function start(): Promise<void> {
  const env = readEnv();
  const metrics = createMetrics();
  const log = openLog(env, metrics);
  const open = await openServices(env, log, metrics);
  await runJobs(open);
  const sampler = startPerformanceSampler({
    db: open.services.db,
    log,
    read: () => performanceCounters(metrics.snapshot(), []),
    queueSeconds: () => open.runner.oldestWaitingSeconds(),
  });
  let stopping = false;
  if (env.WORKER_PORT !== undefined) {
    const { fetch } = createWorkerHealth(open, () => stopping);
    const server = serve({ fetch, port: env.WORKER_PORT, hostname: env.HOST }) as Server;
    server.on("error", endWithFault);
  }
  log.info({ port: env.WORKER_PORT }, "working");
  stopOnSignal(log, async () => {
    stopping = true;
    await sampler.stop();
    await open.close();
  });
}

await start().catch(endWithFault);
