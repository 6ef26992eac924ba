import { createStaticHandler, type RouteObject, type ServerBuild } from "react-router";
import type { PublicPageHeaders } from "#app/shared/public-page.ts";

/** One spelling each: otherwise `?x=1` and `/hELP` would fill the cache, and show one visitor what another put into the URL. */
export function createCacheAddress(build: ServerBuild) {
  // `matchRoutes` would compile every route again for each request.
  const router = createStaticHandler(routesBelow(build, undefined));
  return (url: string): string | null => {
    const address = new URL(url);
    const { pathname } = address;
    const isData = pathname.endsWith(".data");
    if (isData) address.pathname = pagePath(pathname);
    if (!plainPath.test(address.pathname)) return null;
    // The router requests the data of some of the page's routes.
    const requested = isData ? address.searchParams.get("_routes")?.split(",") : undefined;
    address.searchParams.delete("_routes");
    const matches = router.match(address.pathname) ?? [];
    const headers = matches.at(-1)?.route.handle as Partial<PublicPageHeaders> | undefined;
    const query = headers?.cacheQuery?.(address) ?? null;
    if (query === null || !requested) return query === null ? null : pathname + query;
    const known = matches.flatMap(({ route: { id } }) => (requested.includes(id!) ? [id] : []));
    if (known.length === 0) return null;
    return `${pathname}${query}${query ? "&" : "?"}_routes=${encodeURIComponent(known.join(","))}`;
  };
}

/** The router also accepts upper case and encoded letters. */
const plainPath = /^(\/|(\/[a-z0-9._-]+)+)$/;

/** Without a query: a cache lookup is faster than checking whether it may be cached. */
export function plainAddress(url: string): string | null {
  const start = url.indexOf("/", url.indexOf("//") + 2);
  return url.includes("?", start) ? null : url.slice(start);
}

const pagePath = (dataPath: string): string => dataPath.replace(/(?<=\/)_\.data$|\.data$/, "");

function routesBelow(
  build: ServerBuild,
  parentId: string | undefined,
  parentHeaders?: unknown,
): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, module }): RouteObject => {
      // Like the router: a child without headers inherits them.
      const headers = module.headers ?? parentHeaders;
      return index
        ? { id, path, index, handle: headers }
        : { id, path, handle: headers, children: routesBelow(build, id, headers) };
    });
}
