import type { Server } from "node:http";
import * as build from "virtual:react-router/server-build";
import { readEnv } from "#app/platform/env.ts";
import { createLog } from "#app/platform/log.ts";
import { createApp } from "./app.ts";
import { PageCache } from "./http/page-cache.ts";
import { openServices, prepare, runJobs } from "./services.ts";
import { createMetrics } from "./metrics.ts";
import { endWithFault, stopOnSignal } from "./stop.ts";
import { welcome } from "./welcome.ts";

export async function openForDevelopment(http: Server, closeVite: () => Promise<void>) {
  const env = readEnv();
  const log = createLog(env.LOG_LEVEL);
  const open = await openServices(env, log, createMetrics());
  await prepare(open);
  await runJobs(open);
  http.on("error", endWithFault);
  http.listen(env.PORT, env.HOST, () => console.log(welcome(env, env.PORT)));
  stopOnSignal(log, async () => {
    http.closeAllConnections();
    http.close();
    await closeVite();
    await open.close();
  });
  return open;
}

/** A new app per request, with its own cache, shows the code as it is now. */
export const createDevelopmentApp = (open: Awaited<ReturnType<typeof openForDevelopment>>) =>
  createApp({
    open,
    build,
    mode: "development",
    cache: new PageCache(),
    isStopping: () => false,
    clientFolder: null,
  });
