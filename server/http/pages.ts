import { randomBytes } from "node:crypto";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { sessionCookieName } from "#app/accounts/auth.server.ts";
import { createActivityNotes } from "#app/accounts/note-activity.server.ts";
import { findViewer } from "#app/accounts/find-viewer.server.ts";
import type * as Keys from "#app/context.ts";
import type { RequestInfo, Services } from "#app/context.ts";
import { parsePreferences } from "#app/shell/preferences.ts";
import { shownTablesHeader } from "#app/shared/public-page.ts";
import type { AppContext } from "./guard.ts";
import { type CachedPage, chooseEncoding, isSameTag, type PageCache } from "./page-cache.ts";
import { contentSecurityPolicy, inlineScriptHashes } from "./security-headers.ts";
import { isUnavailable } from "./unavailable.ts";

export interface PagesOptions {
  services: Services;
  getBuild: () => Promise<ServerBuild> | ServerBuild;
  mode: "production" | "development";
  cache: PageCache;
}

/** Everything that React Router answers. Anonymous visitors get whole pages from the cache where the page allows it. */
export function createPages({ services, getBuild, mode, cache }: PagesOptions) {
  const render = createRequestHandler(getBuild, mode);
  const sessionCookie = sessionCookieName(services.env.APP_URL);
  const noteActivity = createActivityNotes(services.db);

  return async (c: AppContext): Promise<Response> => {
    const cookieHeader = c.req.header("cookie");
    const signedIn = cookieHeader?.includes(`${sessionCookie}=`) ?? false;
    if (signedIn || c.req.method !== "GET")
      return signedIn ? privatePage(c) : freshAnonymousPage(c, null);

    const key = cacheKey(c.req.url, cookieHeader);
    const page = cache.get(key);
    if (page && page.staleAt > Date.now()) {
      c.set("kind", "cached");
      return sendCached(c, page);
    }
    return freshAnonymousPage(c, { key, stale: page });
  };

  async function renderPage(c: AppContext, info: RequestInfo): Promise<Response> {
    const build = await getBuild();
    const keys = build.entry.module as unknown as typeof Keys;
    const context = new RouterContextProvider();
    context.set(keys.servicesContext, services);
    context.set(keys.requestContext, info);
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
    const { viewer, cookies } = await findViewer(services.auth, c.req.raw.headers);
    if (viewer) await noteActivity(viewer.id, new Date());
    const nonce = randomBytes(16).toString("base64");
    const response = await renderPage(c, requestInfo(c, viewer, nonce));
    for (const cookie of cookies) response.headers.append("set-cookie", cookie);
    response.headers.delete(shownTablesHeader);
    response.headers.set("cache-control", "private, no-store");
    if (isHtml(response))
      response.headers.set("content-security-policy", contentSecurityPolicy(`'nonce-${nonce}'`));
    return response;
  }

  /** Rendered without a nonce and read whole, so that the policy can name the hashes of its inline scripts. */
  async function freshAnonymousPage(
    c: AppContext,
    cached: { key: string; stale: CachedPage | undefined } | null,
  ): Promise<Response> {
    const mark = cache.mark();
    const response = await renderPage(c, requestInfo(c, null, null));
    if (cached?.stale && response.status >= 500) {
      c.set("kind", "cached");
      return sendCached(c, cached.stale);
    }
    const tables = response.headers.get(shownTablesHeader)?.split(" ");
    response.headers.delete(shownTablesHeader);
    const storable =
      cached && tables && response.status === 200 && !response.headers.has("set-cookie");
    const html = isHtml(response);
    if (!html && !storable) return response;

    const body = new Uint8Array(await response.arrayBuffer());
    if (html) {
      const policy = contentSecurityPolicy(
        inlineScriptHashes(Buffer.from(body.buffer, body.byteOffset, body.length).toString("utf8")),
      );
      response.headers.set("content-security-policy", policy);
    }
    if (!storable)
      return new Response(body, { status: response.status, headers: response.headers });

    response.headers.set("vary", "Accept-Encoding, Cookie");
    const page = await cache.build(body, Object.fromEntries(response.headers), tables, Date.now());
    cache.put(cached.key, page, mark);
    return sendCached(c, page);
  }

  function requestInfo(
    c: AppContext,
    viewer: RequestInfo["viewer"],
    nonce: string | null,
  ): RequestInfo {
    return {
      id: c.get("requestId"),
      ip: c.get("ip"),
      nonce,
      viewer,
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
  if (isSameTag(c.req.header("if-none-match"), page.etag)) {
    const { "content-type": _type, ...headers } = page.headers;
    return new Response(null, { status: 304, headers: { ...headers, etag: page.etag } });
  }
  const encoding = chooseEncoding(c.req.header("accept-encoding") ?? null);
  const headers: Record<string, string> = { ...page.headers, etag: page.etag };
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  return new Response(page.bodies[encoding] as BodyInit, { status: 200, headers });
}

const isHtml = (response: Response): boolean =>
  response.headers.get("content-type")?.startsWith("text/html") ?? false;
