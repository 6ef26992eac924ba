import { RouterContextProvider } from "react-router";
import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { findViewer } from "#app/accounts/sessions/find-viewer.server.ts";
import { requestContext, type Services, servicesContext } from "#app/context.ts";
import { createPaymentProvider } from "#app/payments/provider/create-provider.server.ts";
import { readEnv } from "#app/platform/env.ts";
import { createLog } from "#app/platform/log.ts";
import { QueryCache } from "#app/platform/query-cache.ts";
import { defaultPreferences } from "#app/shell/preferences.ts";
import type { World } from "#test/with-database.ts";

export const secret = "a secret that is long enough for tests";

/** A request from somewhere; each call comes from another network address unless one is given. */
export function anAccountRequest(
  { db, jobs }: World,
  changes: Partial<AccountRequest> & { cookies?: string[] } = {},
): AccountRequest {
  const { cookies = [], appUrl = "http://localhost:3000", ...rest } = changes;
  const headers =
    rest.headers ?? new Headers({ "user-agent": "Mozilla/5.0 (X11; Linux) Firefox/140.0" });
  if (cookies.length > 0) headers.set("cookie", cookies.map((one) => one.split(";")[0]).join("; "));
  return {
    db,
    jobs,
    appUrl,
    secret,
    previousSecret: null,
    now: new Date(),
    ip: anAddress(),
    requestId: "test",
    sessionId: null,
    ...rest,
    headers,
  };
}

let addresses = 0;
const anAddress = () => `10.0.${(addresses >> 8) & 255}.${addresses++ & 255}`;

/** Whoever these cookies belong to. */
export const whoHas = (request: AccountRequest, cookies: string[]) =>
  findViewer(
    {
      db: request.db,
      env: { APP_URL: request.appUrl, SESSION_SECRET: request.secret, ADMIN_2FA: "optional" },
    },
    {
      method: "GET",
      url: request.appUrl,
      headers: new Headers({ cookie: cookies.map((one) => one.split(";")[0]).join("; ") }),
    },
  );

/** What a page's loader or action gets from the server. */
export function aPageContext(world: World, request: AccountRequest): RouterContextProvider {
  const context = new RouterContextProvider();
  const env = {
    ...readEnv({ RELEVO_MODE: "test", SESSION_SECRET: secret }),
    APP_URL: request.appUrl,
  };
  const services: Services = {
    env,
    log: createLog("silent"),
    db: world.db,
    replica: world.db,
    queryCache: new QueryCache(world.db),
    photoCache: new QueryCache(world.db),
    searchCache: new QueryCache(world.db),
    textCache: new QueryCache(world.db),
    jobs: world.jobs,
    queues: world.jobs.queues,
    files: {} as Services["files"],
    payments: createPaymentProvider(env, world.db, world.jobs),
    health: { listMissing: async () => [], listDegraded: async () => [] },
  };
  context.set(servicesContext, services);
  context.set(requestContext, {
    id: request.requestId,
    ip: request.ip,
    nonce: null,
    viewer: null,
    sessionId: null,
    liveNumber: 0,
    preferences: defaultPreferences,
  });
  return context;
}

/** Posts a form to a page's action. */
export async function post(
  action: (args: never) => Promise<unknown>,
  world: World,
  path: string,
  fields: Record<string, string>,
  account: AccountRequest = anAccountRequest(world),
): Promise<{ status: number; data: unknown; headers: Headers }> {
  const url = new URL(path, account.appUrl);
  const body = new URLSearchParams(fields);
  const request = new Request(url, { method: "POST", body, headers: account.headers });
  const args = { request, url, params: {}, context: aPageContext(world, account) };
  const answer = await action(args as never);
  if (answer instanceof Response)
    return { status: answer.status, data: null, headers: answer.headers };
  const { data, init } = answer as { data: unknown; init: ResponseInit | null };
  return { status: init?.status ?? 200, data, headers: new Headers(init?.headers) };
}
