import { randomBytes } from "node:crypto";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { sessionCookieName } from "#app/accounts/sessions/session-cookie.server.ts";
import { createActivity } from "#app/accounts/sessions/activity.server.ts";
import { findViewer } from "#app/accounts/sessions/find-viewer.server.ts";
import { endImpersonation } from "#app/accounts/impersonation/impersonate.server.ts";
import { requestContext, type RequestInfo, type Services, servicesContext } from "#app/context.ts";
import type { Database } from "#app/platform/db/db.ts";
import { isReadOnlyViolation } from "#app/platform/db/read-only.ts";
import { recordTables } from "#app/platform/db/table-recorder.ts";
import {
  defaultPreferences,
  parsePreferences,
  parseSeenAnnouncement,
} from "#app/shell/preferences.ts";
import { createCacheAddress, plainAddress } from "./cache-address.ts";
import { chooseEncoding, compressPage } from "./compress-page.ts";
import { type AppContext, headerOf, isClientGone } from "./guard.ts";
import { bodyOf, type CachedPage, isSameTag, keptEncodings, type PageCache } from "./page-cache.ts";
import { hasJustWritten, isWrite } from "./recent-writes.ts";
import { deferScripts } from "./defer-scripts.ts";
import {
  baseHeaders,
  contentSecurityPolicy,
  inlineScriptHashes,
  setBaseHeaders,
} from "./security-headers.ts";
import { isUnavailable } from "./unavailable.ts";

interface PagesOptions {
  services: Services;
  /** `readOnly` is for impersonation. */
  database: Pick<Database, "readers" | "readOnly">;
  build: ServerBuild;
  mode: "production" | "development";
  cache: PageCache;
}

const nobody = { viewer: null, sessionId: null, liveNumber: 0, nonce: null };

export function createPages({ services, database, build, mode, cache }: PagesOptions) {
  const render = createRequestHandler(build, mode);
  const cacheAddress = createCacheAddress(build);
  // In development, changed styles are injected as a style element.
  const styles = mode === "development" ? "'unsafe-inline'" : "";
  const sessionCookie = `${sessionCookieName(services.env.APP_URL)}=`;
  const always = baseHeaders(services.env.APP_URL.startsWith("https:"));
  /** Concurrent requests share one rendering. */
  const rendering = new Map<string, Promise<unknown>>();
  const activity = createActivity(services.db, services.log);
  const { readers, readOnly } = database;
  const readOnlyServices: Services = { ...services, db: readOnly, replica: readOnly };
  let announcement: string | null | undefined;

  return async (c: AppContext): Promise<Response> => {
    try {
      return await answer(c);
    } catch (error) {
      if (!isUnavailable(error) || isClientGone(c)) throw error;
      const requestId = c.get("requestId");
      services.log.error({ requestId, err: error }, "request failed");
      return finished(await renderAway(c.req.raw, requestInfo(c, nobody), services));
    }
  };

  async function answer(c: AppContext): Promise<Response> {
    const cookieHeader = headerOf(c, "cookie");
    if (cookieHeader?.includes(sessionCookie)) return compressed(c, await privatePage(c));
    if (!isRead(c) || !cache.isOn) return compressed(c, await anonymousPage(c));
    const plain = plainAddress(c.req.url);
    const known = plain === null ? undefined : findFresh(cacheKey(plain, c));
    if (known) return sendCached(c, known);
    const address = cacheAddress(c.req.url);
    if (address === null) return compressed(c, await anonymousPage(c));

    const key = cacheKey(address, c);
    await rendering.get(key);
    const shared = findFresh(key);
    if (shared) return sendCached(c, shared);

    cache.misses++;
    const page = cacheablePage(c, address, cache.get(key));
    const settled = Promise.allSettled([page]);
    rendering.set(key, settled);
    void settled.finally(() => rendering.get(key) === settled && rendering.delete(key));
    return compressed(c, await page);
  }

  function findFresh(key: string): CachedPage | undefined {
    const page = cache.get(key);
    if (!page || page.staleAt <= Date.now()) return undefined;
    cache.hits++;
    return page;
  }

  function compressed(c: AppContext, response: Response): Response | Promise<Response> {
    return c.get("kind") === "cached"
      ? response
      : compressPage(response, headerOf(c, "accept-encoding"));
  }

  function servicesFor(c: AppContext): Services {
    if (hasJustWritten(services.env.APP_URL, c)) return services;
    return { ...services, replica: readers.pick("recent") };
  }

  /** A public page reads all of it from one database, which has every change of which the cache was told. */
  function cacheableServices(c: AppContext): Services {
    if (hasJustWritten(services.env.APP_URL, c)) return services;
    const db = readers.pick("current");
    return { ...services, db, replica: db };
  }

  async function renderPage(
    request: Request,
    info: RequestInfo,
    given: Services,
  ): Promise<Response> {
    const context = new RouterContextProvider();
    context.set(servicesContext, given);
    context.set(requestContext, info);
    const response = await render(request, context);
    if (!response.headers.has("cache-control"))
      response.headers.set("cache-control", "private, no-store");
    if (info.failure === undefined) return response;
    if (isReadOnlyViolation(info.failure))
      return refusal("This page can't be shown while you view the site as someone else.");
    if (!isUnavailable(info.failure) || response.status < 500) return response;
    return info.isAway ? response : renderAway(request, info, given);
  }

  /** The router hides errors from error screens, but not the status that a middleware throws. */
  async function renderAway(
    { url, method, headers: given, signal }: Request,
    { failure: _logged, ...info }: RequestInfo,
    services: Services,
  ): Promise<Response> {
    const request = new Request(url, { method, headers: given, signal });
    const { body, headers } = await renderPage(request, { ...info, isAway: true }, services);
    headers.set("retry-after", "5");
    return new Response(body, { status: 503, headers });
  }

  async function privatePage(c: AppContext): Promise<Response> {
    let found = await findViewer(services, c.req.raw);
    const { cookies } = found;
    if (found.isImpersonationOver && found.sessionId) {
      const { sessionId } = found;
      await endImpersonation(services.db, { sessionId, requestId: c.get("requestId") });
      if (found.hold === "impersonation") return impersonationOver(cookies);
      found = await findViewer(services, c.req.raw);
    }
    const { viewer, self, impersonation, hold, sessionId, liveNumber } = found;
    c.set("isImpersonation", impersonation !== null);
    const isReading = impersonation !== null && isRead(c);
    if (self && sessionId) {
      if (!impersonation) c.set("viewerId", self.id);
      activity.record(self.id, sessionId);
    }
    const nonce = randomBytes(16).toString("base64");
    const info = requestInfo(c, {
      viewer,
      impersonation: impersonation && { ...impersonation, auditDb: services.db },
      hold,
      sessionId,
      liveNumber,
      nonce,
    });
    const response = await renderPage(
      c.req.raw,
      info,
      isReading ? readOnlyServices : servicesFor(c),
    );
    // An action that signs in or out has set the cookie itself.
    if (!response.headers.getSetCookie().some((cookie) => cookie.startsWith(sessionCookie)))
      for (const cookie of cookies) response.headers.append("set-cookie", cookie);
    response.headers.set("cache-control", "private, no-store");
    if (isOurPage(response))
      response.headers.set(
        "content-security-policy",
        contentSecurityPolicy(`'nonce-${nonce}'`, styles),
      );
    return response;
  }

  async function anonymousPage(c: AppContext): Promise<Response> {
    const response = await renderPage(asGet(c.req.raw), requestInfo(c, nobody), servicesFor(c));
    keepCookiesPrivate(response);
    return finished(response);
  }

  async function finished(response: Response): Promise<Response> {
    if (!isOurPage(response)) return response;
    const body = await finishHtml(response);
    return new Response(body, { status: response.status, headers: response.headers });
  }

  async function cacheablePage(
    c: AppContext,
    address: string,
    stale: CachedPage | undefined,
  ): Promise<Response> {
    const mark = cache.mark();
    // Shared with others: rendered from its key only.
    const info = { ...requestInfo(c, nobody), ip: "" };
    const url = new URL(address, services.env.APP_URL);
    const request = new Request(url, { signal: c.req.raw.signal });
    const { result: response, tables } = await recordTables(() =>
      renderPage(request, info, cacheableServices(c)),
    );
    if (stale && response.status >= 500) return sendCached(c, stale);
    announcement = info.announcement ?? announcement;
    keepCookiesPrivate(response);
    const isPublic = response.headers.get("cache-control")?.startsWith("public") ?? false;
    if (!isPublic && !isOurPage(response)) return response;
    const body = isOurPage(response)
      ? await finishHtml(response)
      : new Uint8Array(await response.arrayBuffer());
    if (!isPublic || response.status !== 200)
      return new Response(body, { status: response.status, headers: response.headers });

    response.headers.set("vary", "Accept-Encoding, Accept-Language, Cookie");
    setBaseHeaders(response.headers, always);
    const headers = Object.fromEntries(response.headers);
    const page = await cache.build(body, headers, tables, Date.now());
    // Rendering is aborted when its client disconnects, and a partial page must not be cached.
    if (!isClientGone(c)) cache.put(cacheKey(address, c), page, mark);
    return sendCached(c, page);
  }

  /** Without a nonce, so that the policy can name the hashes of its inline scripts. */
  async function finishHtml(response: Response): Promise<Uint8Array<ArrayBuffer>> {
    const text = deferScripts(await response.text());
    const policy = contentSecurityPolicy(inlineScriptHashes(text), styles);
    response.headers.set("content-security-policy", policy);
    return Buffer.from(text);
  }

  function cacheKey(address: string, c: AppContext): string {
    const cookieHeader = headerOf(c, "cookie");
    const { theme, currency } = parsePreferences((name) => headerOf(c, name));
    if (!cookieHeader && currency === defaultPreferences.currency) return address;
    const seen = parseSeenAnnouncement(cookieHeader);
    const hasSeen = seen !== null && seen === announcement;
    return `${address} ${theme} ${currency} ${hasSeen}`;
  }

  function requestInfo(
    c: AppContext,
    who: Pick<
      RequestInfo,
      "viewer" | "impersonation" | "hold" | "sessionId" | "liveNumber" | "nonce"
    >,
  ): RequestInfo {
    return {
      ...who,
      id: c.get("requestId"),
      ip: c.get("ip"),
      isHead: c.req.method === "HEAD",
      preferences: parsePreferences((name) => headerOf(c, name)),
      seenAnnouncement: parseSeenAnnouncement(headerOf(c, "cookie")),
    };
  }
}

const isRead = (c: AppContext): boolean => !isWrite(c.req.method);

const refusal = (words: string): Response =>
  new Response(`${words}\n`, {
    status: 403,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "private, no-store" },
  });

function impersonationOver(cookies: readonly string[]): Response {
  const response = refusal(
    "You were viewing the site as someone else, and that has ended. Nothing was changed. Go back and load the page again.",
  );
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
}

/** A HEAD has the headers of the page, which depend on its body. */
const asGet = (raw: Request): Request =>
  raw.method === "HEAD" ? new Request(raw.url, { headers: raw.headers, signal: raw.signal }) : raw;

/** No proxy may cache it. */
function keepCookiesPrivate({ headers }: Response): void {
  if (headers.has("set-cookie")) headers.set("cache-control", "private, no-store");
}

async function sendCached(c: AppContext, page: CachedPage): Promise<Response> {
  c.set("kind", "cached");
  if (isSameTag(headerOf(c, "if-none-match"), page.etag)) {
    const { "content-type": _type, ...headers } = page.headers;
    return new Response(null, { status: 304, headers });
  }
  const { body, headers } = await bodyOf(
    page,
    chooseEncoding(headerOf(c, "accept-encoding"), keptEncodings),
  );
  return new Response(body, { status: 200, headers });
}

/** HTML with its own policy (an email preview) is not one of our pages. */
const isOurPage = ({ headers }: Response): boolean =>
  headers.get("content-type")?.startsWith("text/html") === true &&
  !headers.has("content-security-policy");
