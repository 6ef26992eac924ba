import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { createServer as createVite } from "vite";
import { readEnv } from "#app/platform/env.ts";
import { createLog } from "#app/platform/log.ts";
import { PageCache } from "./http/page-cache.ts";
import { jobTable } from "./job-table.ts";
import { listenToChanges } from "./listen-to-changes.ts";
import { createMetrics } from "./metrics.ts";
import { openServices } from "./services.ts";
import { endWithFault, stopOnSignal } from "./stop.ts";
import { welcome } from "./welcome.ts";

/** Pages and server code are loaded through Vite, so that a change to either is there on the next request, in one process. */
async function start(): Promise<void> {
  const env = readEnv();
  const log = createLog(env.LOG_LEVEL);
  const open = await openServices(env, log);
  if (env.DEMO) {
    const { loadDemonstration } = await import("#demo/load-demonstration.ts");
    await loadDemonstration(open.services, open.database);
  }
  await listenToChanges(open.database, open.services.queryCache);
  await open.runner.work(jobTable(open));

  const http = createServer();
  const vite = await createVite({
    server: { middlewareMode: true, hmr: { server: http } },
    appType: "custom",
  });
  const metrics = createMetrics();
  const listener = getRequestListener(async (request, bindings) => {
    const { createApp } = (await vite.ssrLoadModule("/server/app.ts")) as typeof import("./app.ts");
    const app = createApp({
      open,
      getBuild: () =>
        vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>,
      mode: "development",
      // A cache for this request only: a page must show the code as it is now.
      cache: new PageCache(),
      metrics,
      isStopping: () => false,
      clientFolder: null,
    });
    return app.fetch(request, bindings);
  });
  http.on("request", (request, response) =>
    vite.middlewares(request, response, () => void listener(request, response)),
  );
  http.on("error", endWithFault);
  http.listen(env.PORT, env.HOST, () => console.log(welcome(env, env.PORT)));

  stopOnSignal(log, async () => {
    http.closeAllConnections();
    http.close();
    await vite.close();
    await open.close();
  });
}

await start().catch(endWithFault);
