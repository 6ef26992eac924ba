import { readdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { avatarRoutes } from "#app/accounts/avatar/avatar-routes.server.ts";
import { createDiskStore } from "#app/platform/files/disk-store.ts";
import type { Env } from "#app/platform/env.ts";
import { createLog } from "#app/platform/log.ts";
import { assetRoutes } from "#server/http/assets.ts";
import { type AppContext, guard } from "#server/http/guard.ts";
import { createMetrics } from "#server/metrics.ts";

// A file server in a separate process, started with `--expose-gc` by a test that checks its open handles.
const [folder = ""] = process.argv.slice(2);
const app = new Hono();
const env = { APP_URL: "http://localhost", TRUSTED_PROXIES: 0, RATE_LIMIT_PER_MINUTE: 0 } as Env;
const metrics = createMetrics();
app.use("*", guard(env, createLog("silent"), metrics));

/** With `?leave` the response is ready only after the client has disconnected. */
app.use("*", async (context, next) => {
  const { outgoing } = (context as unknown as AppContext).env;
  await next();
  if (context.req.query("leave") !== undefined && !outgoing!.destroyed)
    await new Promise((resolve) => outgoing!.once("close", resolve));
});
app.get("/avatars/:key/:name", avatarRoutes({ files: createDiskStore(folder) }));
app.route("/", assetRoutes(folder));

const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, () => {
  process.send!({ port: (server.address() as AddressInfo).port });
});
process.on("message", () => {
  gc!();
  process.send!({ open: readdirSync("/proc/self/fd").length });
});
process.on("disconnect", () => process.exit());
