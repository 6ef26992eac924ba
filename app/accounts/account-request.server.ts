import type { RouterContextProvider } from "react-router";
import { requestContext, servicesContext } from "#app/context.ts";

export function accountRequest(context: Readonly<RouterContextProvider>, request: Request) {
  const { db, jobs, env } = context.get(servicesContext);
  const { ip, id, sessionId } = context.get(requestContext);
  return {
    db,
    jobs,
    appUrl: env.APP_URL,
    secret: env.SESSION_SECRET,
    /** The secret before the last rotation, while it is still accepted. */
    previousSecret: env.SESSION_SECRET_PREVIOUS ?? null,
    now: new Date(),
    ip,
    requestId: id,
    headers: request.headers,
    sessionId,
  };
}

export type AccountRequest = ReturnType<typeof accountRequest>;
