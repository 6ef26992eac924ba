import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import type { PublicPageHeaders } from "#app/shared/public-page.ts";

/** The address under which a request may be cached and for which it is then rendered; null where it may not be. */
export type CacheAddress = (url: string) => string | null;

/**
 * Only pages that declare themselves public have one, in one spelling of path and query: otherwise `?x=1`, `?x=2`, `/HELP`, `/hELP`
 * … would fill the cache with copies of one page, and serve one visitor what another wrote into the URL.
 */
export function createCacheAddress(build: ServerBuild): CacheAddress {
  const routes = routesBelow(build, undefined);
  return (url) => {
    const address = new URL(url);
    const { pathname } = address;
    const isData = pathname.endsWith(".data");
    if (isData) address.pathname = pagePath(pathname);
    if (!plainPath.test(address.pathname)) return null;
    // The router asks for the data of some of the page's routes.
    const requested = isData ? address.searchParams.get("_routes")?.split(",") : undefined;
    address.searchParams.delete("_routes");
    const matches = matchRoutes(routes, address.pathname) ?? [];
    const headers = matches.at(-1)?.route.handle as Partial<PublicPageHeaders> | undefined;
    const query = headers?.cacheQuery?.(address) ?? null;
    if (query === null || !requested) return query === null ? null : pathname + query;
    const known = matches.flatMap(({ route: { id } }) => (requested.includes(id!) ? [id] : []));
    if (known.length === 0) return null;
    return `${pathname}${query}${query ? "&" : "?"}_routes=${encodeURIComponent(known.join(","))}`;
  };
}

/** The router takes upper case and encoded letters too. */
const plainPath = /^(\/|(\/[a-z0-9._-]+)+)$/;

/**
 * The address of a request without a query. What is cached under it was allowed to be; to find that out takes longer than to send
 * it.
 */
export function plainAddress(url: string): string | null {
  const start = url.indexOf("/", url.indexOf("//") + 2);
  return url.includes("?", start) ? null : url.slice(start);
}

/** The page whose data is requested. */
const pagePath = (dataPath: string): string => dataPath.replace(/(?<=\/)_\.data$|\.data$/, "");

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
