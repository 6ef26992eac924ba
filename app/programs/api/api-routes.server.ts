import { type Context, Hono, type MiddlewareHandler } from "hono";
import type { Services } from "#app/context.ts";
import { endpoints } from "./endpoints.server.ts";
import { answerRequest } from "./requests/answer-request.server.ts";
import { isProblemStatus, problemResponse, problemType } from "./requests/problem.ts";
import { apiRoot } from "./requests/routes.ts";

/** Set by the server for every request. */
type ApiContext = Context<{ Variables: { ip: string; requestId: string; viewerId?: string } }>;

export function apiRoutes(services: Services) {
  const app = new Hono();
  app.all(`${apiRoot}/*`, (context) => {
    const c = context as unknown as ApiContext;
    return answerRequest(services, endpoints, {
      request: c.req.raw,
      ip: c.get("ip"),
      requestId: c.get("requestId"),
      onBearer: ({ userId }) => c.set("viewerId", userId),
    });
  });
  return app;
}

/** Errors that the server answers with words, such as a body that is too large, become problems. */
export const apiProblems =
  (appUrl: string): MiddlewareHandler =>
  async (context, next) => {
    await next();
    const c = context as unknown as ApiContext;
    const { status, headers } = c.res;
    if (status < 300 || status === 304 || headers.get("content-type") === problemType) return;
    const kept = new Headers(headers);
    for (const name of ["content-type", "content-length", "location"]) kept.delete(name);
    await c.res.body?.cancel();
    // A redirect to another spelling is not followed by every client with its body.
    const wanted = status < 400 ? 404 : isProblemStatus(status) ? status : status < 500 ? 400 : 500;
    const { origin } = new URL(appUrl);
    const problem = { status: wanted, headers: Object.fromEntries(kept) };
    c.res = undefined;
    c.res = problemResponse(problem, { origin, requestId: c.get("requestId") });
  };
