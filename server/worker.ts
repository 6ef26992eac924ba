import { readEnv } from "#app/platform/env.ts";
import { createLog } from "#app/platform/log.ts";
import { runJobs } from "./run-jobs.ts";
import { openServices } from "./services.ts";
import { endWithFault, stopOnSignal } from "./stop.ts";

/** Jobs apart from the web process, for a PostgreSQL server: start the web processes with RUN_JOBS=0. */
async function start(): Promise<void> {
  const env = readEnv();
  const log = createLog(env.LOG_LEVEL);
  const open = await openServices(env, log);
  await runJobs(open);
  log.info("working");
  stopOnSignal(log, () => open.close());
}

await start().catch(endWithFault);
