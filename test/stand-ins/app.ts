import { listHeldSessions } from "#app/accounts/sessions/sessions.server.ts";
import { join } from "node:path";
import type { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { createLiveStreams, type LiveStreams } from "#app/platform/live/live-streams.server.ts";
import {
  createVisitCounter,
  type VisitCounter,
} from "#app/browsing/visits/visit-counter.server.ts";
import { createPaymentProvider } from "#app/payments/provider/create-provider.server.ts";
import { type Env, readEnv } from "#app/platform/env.ts";
import { createDiskStore } from "#app/platform/files/disk-store.ts";
import { createLog } from "#app/platform/log.ts";
import { createMailTransport } from "#app/platform/mail/transport.ts";
import { QueryCache } from "#app/platform/query-cache.ts";
import { openHealth, type OpenServices } from "#server/services.ts";
import { createApp } from "#server/app.ts";
import { PageCache } from "#server/http/page-cache.ts";
import { createMetrics } from "#server/metrics.ts";
import type { World } from "#test/with-database.ts";
import { aServerBuild } from "#test/stand-ins/server-build.ts";

/** The whole HTTP server in this process, with a handful of pages. */
export interface StartedApp {
  env: Env;
  cache: PageCache;
  visits: VisitCounter;
  live: LiveStreams;
  log: string[];
  ask(path: string, init?: RequestInit & { from?: string }): Promise<Response>;
  /** The app behind a real socket. */
  fetch: Hono["fetch"];
  /** As Hono lists them. */
  routes: Hono["routes"];
}

export type AppChanges = Partial<OpenServices> & {
  files?: OpenServices["services"]["files"];
  build?: ServerBuild;
};

const visitor = "203.0.113.7";

export function startApp(
  { database, db, jobs }: World,
  variables: Record<string, string> & { DATA_DIR: string; APP_URL: string },
  changes: AppChanges = {},
  isStopping = () => false,
): StartedApp {
  const env = readEnv({
    NODE_ENV: "test",
    SESSION_SECRET: "x".repeat(40),
    RATE_LIMIT_PER_MINUTE: "100000",
    ...variables,
  });
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  const cache = new PageCache();
  const visits = createVisitCounter({ db, log, secret: env.SESSION_SECRET, flushMs: 60_000 });
  const live = createLiveStreams(database, log, listHeldSessions);
  const files = changes.files ?? createDiskStore(join(env.DATA_DIR, "files"));
  const payments = createPaymentProvider(env, db, jobs);
  const mail = changes.mail ?? createMailTransport(undefined, env.MAIL_FROM);
  const runner = changes.runner ?? jobs;
  const app = createApp({
    open: {
      database,
      metrics: createMetrics(),
      runner,
      mail,
      campaignMail: mail,
      visits,
      live,
      services: {
        env,
        log,
        db,
        replica: db,
        queryCache: new QueryCache(db),
        photoCache: new QueryCache(db),
        searchCache: new QueryCache(db),
        textCache: new QueryCache(db),
        jobs,
        queues: jobs.queues,
        files,
        payments,
        health: openHealth(
          { db, database, files, payments, mail, runner },
          { fresh: 0, freshWhileDegraded: 0, stale: 0 },
        ),
      },
      ...changes,
    },
    build: changes.build ?? aServerBuild(),
    mode: "production",
    cache,
    isStopping,
    clientFolder: null,
  });
  return {
    env,
    cache,
    visits,
    live,
    log: lines,
    fetch: app.fetch,
    routes: app.routes,
    ask: async (path, { from = visitor, ...init } = {}) => {
      const request = new Request(`${env.APP_URL}${path}`, init);
      const headers = Object.fromEntries(request.headers);
      return app.request(request, undefined, {
        incoming: { socket: { remoteAddress: from }, headers, complete: true },
      });
    },
  };
}
