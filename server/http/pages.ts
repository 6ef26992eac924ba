import { randomBytes } from "node:crypto";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { sessionCookieName } from "#app/accounts/sessions/auth.server.ts";
import { createActivity } from "#app/accounts/sessions/activity.server.ts";
import { findViewer } from "#app/accounts/sessions/find-viewer.server.ts";
import { requestContext, type RequestInfo, type Services, servicesContext } from "#app/context.ts";
import { parsePreferences } from "#app/shell/preferences.ts";
import { shownTablesHeader } from "#app/shared/public-page.ts";
import { compressPage } from "./compress-page.ts";
import { type AppContext, headerOf } from "./guard.ts";
import { paintFirst } from "./paint-first.ts";
import { type CachedPage, chooseEncoding, isSameTag, type PageCache } from "./page-cache.ts";
import { baseHeaders, contentSecurityPolicy, inlineScriptHashes } from "./security-headers.ts";
import { isUnavailable } from "./unavailable.ts";

export interface PagesOptions {
  services: Services;
  build: ServerBuild;
  mode: "production" | "development";
  cache: PageCache;
}

const nobody = { viewer: null, sessionId: null, nonce: null };

/** Everything that React Router answers. Anonymous visitors get whole pages from the cache where the page allows it. */
export function createPages({ services, build, mode, cache }: PagesOptions) {
  const render = createRequestHandler(build, mode);
  // While developing, a changed style sheet is put into the page as an element.
  const styles = mode === "development" ? "'unsafe-inline'" : "";
  const sessionCookie = `${sessionCookieName(services.env.APP_URL)}=`;
  const always = Object.fromEntries(baseHeaders(services.env.APP_URL.startsWith("https:")));
  /** Pages that somebody is waiting for already: a crowd that comes at once is answered by one rendering. */
  const rendering = new Map<string, Promise<unknown>>();
  const activity = createActivity(services.db, services.log);

  return async (c: AppContext): Promise<Response> => {
    const cookieHeader = headerOf(c, "cookie");
    if (cookieHeader?.includes(sessionCookie)) return packed(c, await privatePage(c));
    if (c.req.method !== "GET") return packed(c, await freshAnonymousPage(c, null));

    const key = cacheKey(c.req.url, cookieHeader);
    let page = cache.get(key);
    if (page && page.staleAt > Date.now()) return sendCached(c, page);
    await rendering.get(key);
    page = cache.get(key);
    if (page && page.staleAt > Date.now()) return sendCached(c, page);

    const answer = freshAnonymousPage(c, { key, stale: page });
    const settled = Promise.allSettled([answer]);
    rendering.set(key, settled);
    void settled.finally(() => rendering.get(key) === settled && rendering.delete(key));
    return packed(c, await answer);
  };

  /** A page from the cache is packed already. */
  function packed(c: AppContext, response: Response): Response | Promise<Response> {
    return c.get("kind") === "cached"
      ? response
      : compressPage(response, headerOf(c, "accept-encoding"));
  }

  async function renderPage(c: AppContext, info: RequestInfo): Promise<Response> {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(requestContext, info);
    const response = await render(c.req.raw, context);
    if (!response.headers.has("cache-control"))
      response.headers.set("cache-control", "private, no-store");
    if (info.failure === undefined) return response;
    if (!isUnavailable(info.failure) || response.status < 500) return response;
    // The page says that something is amiss; the status says that it is worth trying again soon.
    response.headers.set("retry-after", "5");
    return new Response(response.body, { status: 503, headers: response.headers });
  }

  async function privatePage(c: AppContext): Promise<Response> {
    const { viewer, sessionId, cookies } = await findViewer(services.auth, c.req.raw.headers);
    if (viewer && sessionId) {
      c.set("viewerId", viewer.id);
      activity.record(viewer.id, sessionId);
    }
    const nonce = randomBytes(16).toString("base64");
    const response = await renderPage(c, requestInfo(c, { viewer, sessionId, nonce }));
    for (const cookie of cookies) response.headers.append("set-cookie", cookie);
    response.headers.delete(shownTablesHeader);
    response.headers.set("cache-control", "private, no-store");
    if (isHtml(response))
      response.headers.set(
        "content-security-policy",
        contentSecurityPolicy(`'nonce-${nonce}'`, styles),
      );
    return response;
  }

  /** Rendered without a nonce and read whole, so that the policy can name the hashes of its inline scripts. */
  async function freshAnonymousPage(
    c: AppContext,
    cached: { key: string; stale: CachedPage | undefined } | null,
  ): Promise<Response> {
    const mark = cache.mark();
    const response = await renderPage(c, requestInfo(c, nobody));
    if (cached?.stale && response.status >= 500) return sendCached(c, cached.stale);
    const tables = response.headers.get(shownTablesHeader)?.split(" ");
    response.headers.delete(shownTablesHeader);
    // A cookie is for one person: nobody on the way may keep the answer either.
    if (response.headers.has("set-cookie"))
      response.headers.set("cache-control", "private, no-store");
    const storable =
      cached && tables && response.status === 200 && !response.headers.has("set-cookie");
    const html = isHtml(response);
    if (!html && !storable) return response;

    let body = new Uint8Array(await response.arrayBuffer());
    if (html) {
      const text = paintFirst(Buffer.from(body).toString("utf8"));
      body = new Uint8Array(Buffer.from(text));
      const policy = contentSecurityPolicy(inlineScriptHashes(text), styles);
      response.headers.set("content-security-policy", policy);
    }
    if (!storable)
      return new Response(body, { status: response.status, headers: response.headers });

    response.headers.set("vary", "Accept-Encoding, Cookie");
    const headers = { ...Object.fromEntries(response.headers), ...always };
    const page = await cache.build(body, headers, tables, Date.now());
    cache.put(cached.key, page, mark);
    return sendCached(c, page);
  }

  function requestInfo(
    c: AppContext,
    who: Pick<RequestInfo, "viewer" | "sessionId" | "nonce">,
  ): RequestInfo {
    return {
      ...who,
      id: c.get("requestId"),
      ip: c.get("ip"),
      preferences: parsePreferences(c.req.header("cookie")),
    };
  }
}

/** One page may look different by what its visitor chose, and by nothing else. */
function cacheKey(url: string, cookieHeader: string | undefined): string {
  const address = url.slice(url.indexOf("/", 8));
  if (!cookieHeader) return address;
  const { theme, currency, seenAnnouncement } = parsePreferences(cookieHeader);
  return `${address} ${theme} ${currency} ${seenAnnouncement ?? ""}`;
}

function sendCached(c: AppContext, page: CachedPage): Response {
  c.set("kind", "cached");
  if (isSameTag(headerOf(c, "if-none-match"), page.etag))
    return new Response(null, { status: 304, headers: page.headers });
  const { body, headers } = page.answers[chooseEncoding(headerOf(c, "accept-encoding"))];
  return new Response(body, { status: 200, headers });
}

const isHtml = (response: Response): boolean =>
  response.headers.get("content-type")?.startsWith("text/html") ?? false;
