import cluster from "node:cluster";
import { readEnv } from "#app/platform/env.ts";
import { createMetrics } from "./metrics.ts";
import { openLog } from "./open-log.ts";
import { endWithFault } from "./stop.ts";
import { runWebProcesses } from "./web-processes.ts";
import { serveWeb } from "./serve-web.ts";

async function start(): Promise<void> {
  const env = readEnv();
  const metrics = createMetrics();
  const log = openLog(env, metrics);
  if (cluster.isPrimary && env.WEB_PROCESSES > 1) runWebProcesses(env, log);
  else await serveWeb(env, log, metrics);
}

await start().catch(endWithFault);
