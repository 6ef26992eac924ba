import type { RouterContextProvider } from "react-router";
import type { Auth } from "#app/accounts/auth.server.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

/** What a command about signing in and security needs to know of who asks, and from where. */
export interface AccountRequest {
  db: Db;
  auth: Auth;
  jobs: Jobs;
  appUrl: string;
  secret: string;
  /** The secret before the last change of it, while it is still needed. */
  previousSecret: string | null;
  now: Date;
  ip: string;
  requestId: string;
  headers: Headers;
  /** The session in which the request came, if any. */
  sessionId: string | null;
}

export function accountRequest(
  context: Readonly<RouterContextProvider>,
  request: Request,
): AccountRequest {
  const { db, auth, jobs, env } = context.get(servicesContext);
  const { ip, id, sessionId } = context.get(requestContext);
  return {
    db,
    auth,
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
