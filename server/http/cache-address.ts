import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import type { PublicPageHeaders } from "#app/shared/public-page.ts";

/** The address under which a request may be cached and for which it is then rendered; null where it may not be. */
export type CacheAddress = (url: string) => string | null;

/**
 * An address without a query is its own key. In a query only what the page reads counts, in the page's own spelling:
 * otherwise `?x=1`, `?x=2` … would fill the cache with copies of one page, and what somebody else wrote into the address
 * would stand in it.
 */
export function createCacheAddress(build: ServerBuild): CacheAddress {
  const routes = routesBelow(build, undefined);
  const ids = new Set(Object.keys(build.routes));

  return (url) => {
    const start = url.indexOf("/", url.indexOf("//") + 2);
    if (!url.includes("?", start)) return url.slice(start);
    const address = new URL(url);
    const { pathname } = address;
    const isData = pathname.endsWith(".data");
    if (isData) address.pathname = pagePath(pathname);
    // The router asks for the data of some of the page's routes.
    const asked = isData ? address.searchParams.get("_routes") : null;
    address.searchParams.delete("_routes");
    const query = queryOf(address);
    if (query === null) return null;
    if (asked === null) return pathname + query;
    const known = asked.split(",").filter((id) => ids.has(id));
    return `${pathname}${query}${query ? "&" : "?"}_routes=${encodeURIComponent(known.join(","))}`;
  };

  function queryOf(address: URL): string | null {
    if (!address.search) return "";
    const matches = matchRoutes(routes, address.pathname) ?? [];
    const headers = matches.at(-1)?.route.handle as Partial<PublicPageHeaders> | undefined;
    return headers?.cacheQuery?.(address) ?? null;
  }
}

/** The page whose data is asked for. */
function pagePath(dataPath: string): string {
  const path = dataPath.slice(0, -".data".length);
  return path === "/_root" ? "/" : path;
}

/** The routes as a tree; each carries its `headers`, which know how the page is cached. */
function routesBelow(
  build: ServerBuild,
  parentId: string | undefined,
  parentHeaders?: unknown,
): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, module }): RouteObject => {
      // As the router does it: a child without headers of its own takes those of the page around it.
      const headers = module.headers ?? parentHeaders;
      return index
        ? { id, path, index, handle: headers }
        : { id, path, handle: headers, children: routesBelow(build, id, headers) };
    });
}
