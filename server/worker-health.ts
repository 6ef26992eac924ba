import { Hono } from "hono";
import { guard } from "./http/guard.ts";
import { systemRoutes } from "./http/system.ts";
import type { OpenServices } from "./services.ts";

/** `/live`, `/ready` and `/metrics` of a process that serves no pages. */
export function createWorkerHealth(
  open: Pick<OpenServices, "services" | "metrics" | "runner">,
  isStopping: () => boolean,
): Hono {
  const { services, metrics } = open;
  const app = new Hono();
  app.use("*", guard(services.env, services.log, metrics));
  app.route(
    "/",
    systemRoutes(open, async () => metrics.snapshot(), isStopping),
  );
  return app;
}
