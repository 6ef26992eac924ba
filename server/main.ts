import { type Server } from "node:http";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { readEnv } from "#app/platform/env.ts";
import { createLog } from "#app/platform/log.ts";
import { createApp } from "./app.ts";
import { listenToChanges } from "./listen-to-changes.ts";
import { PageCache } from "./http/page-cache.ts";
import { jobTable } from "./job-table.ts";
import { createMetrics } from "./metrics.ts";
import { openServices } from "./services.ts";
import { endWithFault, stopOnSignal } from "./stop.ts";
import { welcome } from "./welcome.ts";

const root = join(import.meta.dirname, "..");

async function start(): Promise<void> {
  const env = readEnv();
  const log = createLog(env.LOG_LEVEL);
  const open = await openServices(env, log);
  let stopping = false;

  if (env.DEMO) {
    const { loadDemonstration } = await import("#demo/load-demonstration.ts");
    await loadDemonstration(open.services, open.database);
  }
  const cache = new PageCache();
  // The query cache first: a page that is rendered anew must not use stale results.
  await listenToChanges(open.database, open.services.queryCache, cache);
  if (env.RUN_JOBS) await open.runner.work(jobTable(open));

  const build = (await import(join(root, "build/server/index.js"))) as ServerBuild;
  const app = createApp({
    open,
    getBuild: () => build,
    mode: "production",
    cache,
    metrics: createMetrics(),
    isStopping: () => stopping,
    clientFolder: join(root, "build/client"),
  });
  const server = serve({ fetch: app.fetch, port: env.PORT, hostname: env.HOST }, ({ port }) => {
    log.info({ port, mode: env.mode, database: open.database.kind }, "listening");
    if (env.mode === "demonstration") console.log(welcome(env, port));
  }) as Server;
  server.on("error", endWithFault);

  stopOnSignal(log, async () => {
    stopping = true;
    const drained = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    await drained;
    await open.close();
  });
}

await start().catch(endWithFault);
