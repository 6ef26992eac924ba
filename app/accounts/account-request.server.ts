import type { RouterContextProvider } from "react-router";
import { requestContext, servicesContext } from "#app/context.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

export interface AccountRequest {
  db: Db;
  jobs: Jobs;
  appUrl: string;
  secret: string;
  /** The secret before the last rotation, for as long as it is still accepted. */
  previousSecret: string | null;
  now: Date;
  ip: string;
  requestId: string;
  headers: Headers;
  sessionId: string | null;
}

export function accountRequest(
  context: Readonly<RouterContextProvider>,
  request: Request,
): AccountRequest {
  const { db, jobs, env } = context.get(servicesContext);
  const { ip, id, sessionId } = context.get(requestContext);
  return {
    db,
    jobs,
    appUrl: env.APP_URL,
    secret: env.SESSION_SECRET,
    previousSecret: env.SESSION_SECRET_PREVIOUS ?? null,
    now: new Date(),
    ip,
    requestId: id,
    headers: request.headers,
    sessionId,
  };
}
