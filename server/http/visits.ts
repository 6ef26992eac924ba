import type { MiddlewareHandler } from "hono";
import type { VisitCounter } from "#app/browsing/visits/visit-counter.server.ts";
import { isPrefetch, visitedListing } from "#app/browsing/visits/visit.ts";
import type { AppContext } from "./guard.ts";

/** Not in the page: most visitors are served from the cache, where no page runs. */
export const countVisits =
  (visits: VisitCounter): MiddlewareHandler =>
  async (context, next) => {
    const c = context as AppContext;
    await next();
    const userAgent = c.req.header("user-agent");
    const purpose = c.req.header("sec-purpose") ?? c.req.header("purpose");
    // A browser may show a prefetched page without another request.
    if (isPrefetch(purpose)) c.res.headers.set("cache-control", "no-store");
    const { status } = c.res;
    const listingId = visitedListing({
      method: c.req.method,
      path: c.req.path,
      userAgent,
      purpose,
      status,
    });
    if (listingId && userAgent && !c.get("isImpersonation"))
      visits.count({
        listingId,
        ip: c.get("ip"),
        userAgent,
        viewerId: c.get("viewerId") ?? null,
        referrer: c.req.header("referer"),
        host: c.req.header("host") ?? "",
      });
  };
