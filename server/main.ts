import cluster from "node:cluster";
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { readEnv } from "#app/platform/env.ts";
import { projectRoot } from "#app/platform/project-root.ts";
import { createMetrics } from "./metrics.ts";
import { openLog } from "./open-log.ts";
import { endWithFault } from "./stop.ts";
import { runWebProcesses } from "./web-processes.ts";

async function start(): Promise<void> {
  const env = readEnv();
  const metrics = createMetrics();
  const log = openLog(env, metrics);
  if (cluster.isPrimary && env.WEB_PROCESSES > 1) return runWebProcesses(env, log);
  // Imported only now: the process that watches the others needs none of it, and the cache must be on before.
  const { serveWeb } = await import("./serve-web.ts");
  await serveWeb(env, log, metrics);
}

enableCompileCache({ directory: join(projectRoot, "build/server/compiled"), portable: true });
await start().catch(endWithFault);
