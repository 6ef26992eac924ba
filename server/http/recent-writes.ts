import type { MiddlewareHandler } from "hono";
import { cookieName, makeCookie } from "#app/accounts/sessions/cookies.ts";
import type { Readers } from "#app/platform/db/db.ts";
import { type AppContext, headerOf } from "./guard.ts";

/** A replica in use is five seconds behind at most; the rest is for the clock and the network of the browser. */
const writerSeconds = 10;
const name = "wrote";

export const isWrite = (method: string): boolean => method !== "GET" && method !== "HEAD";

/** Tells the browser of somebody who has written something to say so for a while, to whichever process it asks next. */
export const rememberWrites =
  (appUrl: string, { replicas }: Readers): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (replicas.length > 0 && isWrite(c.req.method))
      c.header("set-cookie", makeCookie(appUrl, name, "1", writerSeconds), { append: true });
  };

/** People see what they have just written: they read from the primary until the replicas have it. */
export function hasJustWritten(appUrl: string, c: AppContext): boolean {
  return isWrite(c.req.method) || !!headerOf(c, "cookie")?.includes(`${cookieName(appUrl, name)}=`);
}
