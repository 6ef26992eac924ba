import cluster from "node:cluster";
import { readEnv } from "#app/platform/env.ts";
import { createLog } from "#app/platform/log.ts";
import { endWithFault } from "./stop.ts";
import { runWebProcesses } from "./web-processes.ts";
import { serveWeb } from "./serve-web.ts";

async function start(): Promise<void> {
  const env = readEnv();
  const log = createLog(env.LOG_LEVEL);
  if (cluster.isPrimary && env.WEB_PROCESSES > 1) runWebProcesses(env, log);
  else await serveWeb(env, log);
}

await start().catch(endWithFault);
