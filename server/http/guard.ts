import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Context, MiddlewareHandler } from "hono";
import type { Env } from "#app/platform/env.ts";
import type { Log } from "#app/platform/log.ts";
import { clientAddress, isCrossOriginWrite } from "./request-source.ts";
import { createRateLimit } from "./rate-limit.ts";
import { bareContentSecurityPolicy, baseHeaders, setBaseHeaders } from "./security-headers.ts";
import type { Metrics } from "../metrics.ts";

type Kind = "page" | "cached" | "asset" | "media" | "upload" | "stream" | "system";

export interface AppVariables {
  requestId: string;
  ip: string;
  kind: Kind;
  viewerId?: string;
  isImpersonation?: boolean;
}
export type AppContext = Context<{
  Variables: AppVariables;
  /** Missing if a test calls the app directly. */
  Bindings: { incoming?: IncomingMessage; outgoing?: ServerResponse };
}>;

/** A later failure is not an error. */
export const isClientGone = (c: AppContext): boolean =>
  c.env.outgoing?.destroyed === true && !c.env.outgoing.writableFinished;

/** Node's parsed headers: creating a web `Headers` object costs more than the rest of a cached response. */
export const headerOf = (c: AppContext, name: string): string | undefined =>
  c.env.incoming ? (c.env.incoming.headers[name] as string | undefined) : c.req.header(name);

/** Providers and mail programs call these from their own servers. */
const writableFromOutside = /^\/(webhooks|unsubscribe)\//;
const kinds: [RegExp, Kind][] = [
  [/^\/assets\//, "asset"],
  [/^\/(media|avatars|articles\/pictures)\//, "media"],
  [/^\/uploads(\/|$)/, "upload"],
  [/^\/account\/live$/, "stream"],
  [/^\/(live|ready|metrics)$/, "system"],
];

export function guard(env: Env, log: Log, metrics: Metrics): MiddlewareHandler {
  const limit = createRateLimit(env.RATE_LIMIT_PER_MINUTE);
  /** A load balancer must not be rejected for the visitors it forwards. */
  const readyLimit = createRateLimit(env.RATE_LIMIT_PER_MINUTE);
  const warnOfProxy = createProxyWarning(env, log);
  const scheme = new URL(env.APP_URL).protocol;
  const headers = baseHeaders(scheme === "https:");
  return async (context, next) => {
    const c = context as AppContext;
    const started = performance.now();
    const { path } = c.req;
    warnOfProxy(c);
    const ip = clientAddress(
      c.env.incoming?.socket.remoteAddress ?? "unknown",
      env.TRUSTED_PROXIES > 0 ? (c.req.header("x-forwarded-for") ?? null) : null,
      env.TRUSTED_PROXIES,
    );
    const requestId = randomUUID();
    c.set("requestId", requestId);
    c.set("ip", ip);
    const kindByPath = kinds.find(([shape]) => shape.test(path))?.[1] ?? "page";
    c.set("kind", kindByPath);

    const refusal = refuse(c, path, ip, kindByPath);
    if (refusal) c.res = refusal;
    else await next();
    // Nothing else cancels the body of a response whose client left before it started.
    if (isClientGone(c)) await c.res.body?.cancel();

    const kind = c.get("kind");
    const status = isClientGone(c) ? clientGoneStatus : c.res.status;
    // Touching the headers of a cached page would cost as much as sending it.
    if (kind !== "cached") {
      setBaseHeaders(c.res.headers, headers);
      if (!c.res.headers.has("content-security-policy"))
        c.res.headers.set("content-security-policy", bareContentSecurityPolicy);
      c.res.headers.set("x-request-id", requestId);
    }
    const ms = performance.now() - started;
    metrics.request(kind, status, ms / 1000);
    const level = status >= 500 ? "error" : kind === "page" ? "info" : "debug";
    if (log.isLevelEnabled(level)) {
      const rounded = Math.round(ms * 10) / 10;
      const shown = maskTokens(path);
      const viewerId = status === 403 ? c.get("viewerId") : undefined;
      log[level](
        { requestId, method: c.req.method, path: shown, status, ms: rounded, kind, viewerId },
        "request",
      );
    }
  };

  function refuse(c: AppContext, path: string, ip: string, kind: Kind): Response | null {
    // A page of photos is one visit.
    const isCounted = kind === "page" || kind === "upload" || kind === "stream";
    const wait = path === "/ready" ? readyLimit.waitFor(ip) : isCounted ? limit.waitFor(ip) : 0;
    if (wait > 0)
      return refusal(429, "Too many requests. Please wait a minute and try again.", {
        "retry-after": String(wait),
      });
    if (c.req.url.length > maxUrlLength) return refusal(414, "This address is too long.");
    if (!isDecodable(c.req.url)) return refusal(400, "This address is not valid.");
    if (
      !writableFromOutside.test(path) &&
      isCrossOriginWrite(c.req.raw, `${scheme}//${c.req.header("host")}`)
    )
      return refusal(403, "This request came from another site and was refused.");
    const plain = plainSpelling(c.req.url, path);
    if (plain !== null)
      return new Response(null, {
        status: c.req.method === "GET" || c.req.method === "HEAD" ? 301 : 308,
        headers: { location: plain },
      });
    return null;
  }
}

/** Otherwise all visitors share one address and its limits. */
function createProxyWarning(env: Env, log: Log): (c: AppContext) => void {
  let isDue = env.mode === "production" && env.TRUSTED_PROXIES === 0;
  return (c) => {
    if (!isDue || !c.env.incoming?.headers["x-forwarded-for"]) return;
    isDue = false;
    log.warn("requests come through a proxy, but TRUSTED_PROXIES is 0: all visitors count as one");
  };
}

/** The router logs a warning for every stray percent sign, and the database stores no NUL. */
function isDecodable(url: string): boolean {
  if (!url.includes("%")) return true;
  try {
    return !decodeURIComponent(new URL(url).pathname).includes("\0");
  } catch {
    return false;
  }
}

/** Null if the path is spelt as we spell it. Routes that share a file tell by the path which one they are. */
function plainSpelling(url: string, path: string): string | null {
  const hasSlash = path.length > 1 && path.endsWith("/");
  if (!hasSlash && !url.includes("%")) return null;
  const { pathname, search } = new URL(url);
  const plain = pathname.replaceAll(needlessEscapes, (code) => decodeURIComponent(code));
  return hasSlash || plain !== pathname ? `${trimSlashes(plain)}${search}` : null;
}

/** Of letters, digits, hyphens and underscores. */
const needlessEscapes = /%(?:2D|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9A])/gi;

/** Email links contain signed tokens, which are longer than ids and words; the key of a preview is as short as they are. */
const maskTokens = (path: string): string =>
  path.replace(/[^/]{41,}|(?<=\/preview\/)[^/.]+/g, "•••");

/** Twice the length of our longest URL, a search with every box checked. */
const maxUrlLength = 4_096;

/** As nginx logs it. */
const clientGoneStatus = 499;

const refusal = (status: number, words: string, headers: Record<string, string> = {}): Response =>
  new Response(`${words}\n`, {
    status,
    headers: {
      "cache-control": "no-store",
      "content-type": "text/plain; charset=utf-8",
      ...headers,
    },
  });

/** One leading slash: `//evil.example/` must not become another host. It stays encoded, so that `/%5Cevil.example/` remains a path. */
function trimSlashes(path: string): string {
  let start = 0;
  let end = path.length;
  while (path[start] === "/") start++;
  while (end > start && path[end - 1] === "/") end--;
  return `/${path.slice(start, end)}`;
}
