import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite } from "vite";
import { endWithFault } from "./stop.ts";

/** Everything else is loaded through Vite, so that a change shows on the next request. Open services and jobs keep their code. */
async function start(): Promise<void> {
  const http = createServer();
  const vite = await createVite({
    server: { middlewareMode: true, hmr: { server: http } },
    appType: "custom",
  });
  type DevServer = typeof import("./dev-server.ts");
  const load = (path: string) => vite.ssrLoadModule(path) as Promise<DevServer>;
  const { openForDevelopment } = await load("/server/dev-server.ts");
  const open = await openForDevelopment(http, () => vite.close());

  const listener = getRequestListener(async (request, bindings) => {
    const { createDevelopmentApp } = await load("/server/dev-server.ts");
    return createDevelopmentApp(open).fetch(request, bindings);
  });
  http.on("request", (request, response) =>
    vite.middlewares(request, response, () => void listener(request, response)),
  );
}

await start().catch(endWithFault);
