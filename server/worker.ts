import { readEnv } from "#app/platform/env.ts";
import { createLog } from "#app/platform/log.ts";
import { startPerformanceSampler } from "#app/platform/performance/performance-sampler.ts";
import { createMetrics, performanceCounters } from "./metrics.ts";
import { openServices, runJobs } from "./services.ts";
import { endWithFault, stopOnSignal } from "./stop.ts";

/** Start the web processes with RUN_JOBS=0. */
async function start(): Promise<void> {
  const env = readEnv();
  const log = createLog(env.LOG_LEVEL);
  const open = await openServices(env, log);
  await runJobs(open);
  const metrics = createMetrics();
  const sampler = startPerformanceSampler({
    db: open.services.db,
    log,
    read: () => performanceCounters(metrics.snapshot(), []),
    queueSeconds: () => open.runner.oldestWaitingSeconds(),
  });
  log.info("working");
  stopOnSignal(log, async () => {
    await sampler.stop();
    await open.close();
  });
}

await start().catch(endWithFault);
