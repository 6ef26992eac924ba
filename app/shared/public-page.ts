interface HeadersArgs {
  errorHeaders?: Headers | undefined;
}

/** `export const headers` of a page that is the same for everybody who is not signed in; the server may cache it. */
export interface PublicPageHeaders {
  (args: HeadersArgs): HeadersInit;
  cacheQuery: CacheQuery;
}

/** Null where addresses like this one have no end, and would push everything else out of the cache. */
export type CacheQuery = (url: URL) => string | null;

/** For `export const headers`. An address with one of these parameters is rendered for each request; all others are ignored. */
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

/** For a route without a screen, which answers with headers of its own. It exports `publicPage()` as well: the cache goes by that. */
export const publicHeaders = { "cache-control": "public, max-age=0, must-revalidate" };
