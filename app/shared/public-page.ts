interface HeadersArgs {
  errorHeaders?: Headers | undefined;
}

/** `export const headers` for a page that is the same for all signed-out visitors; the server may cache it. */
export interface PublicPageHeaders {
  (args: HeadersArgs): HeadersInit;
  cacheQuery: CacheQuery;
}

/** Null if such addresses are endless and would evict everything else from the cache. */
export type CacheQuery = (url: URL) => string | null;

/** For `export const headers`. An address with one of these parameters is rendered per request; all others are ignored. */
export function publicPage(...reads: string[] | [CacheQuery]): PublicPageHeaders {
  const [first] = reads;
  const cacheQuery =
    typeof first === "function"
      ? first
      : ({ searchParams }: URL) =>
          (reads as string[]).some((name) => searchParams.has(name)) ? null : "";
  return Object.assign(
    ({ errorHeaders }: HeadersArgs): HeadersInit => (errorHeaders ? uncached : publicHeaders),
    { cacheQuery },
  );
}

const uncached = { "cache-control": "no-store" };

/** For a page that is cached only without parameters. */
export const withoutQuery: CacheQuery = ({ searchParams }) => (searchParams.size === 0 ? "" : null);

/** For a route without a screen, which sets its own headers. It exports `publicPage()` as well, which the cache reads. */
export const publicHeaders = { "cache-control": "public, max-age=0, must-revalidate" };
