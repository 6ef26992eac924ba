/** A view is one person looking at one listing on one day. Bots, prefetches and the owner do not count. */
/** By user agent. CUBOT is a phone; in-app browsers of search engines (DuckDuckGo, Baidu) are people. */
const bots =
  /(?<!cu)bot|crawl|spider|slurp|scrap|archiver|headless|lighthouse|preview|externalhit|feedfetcher|mediapartners|inspectiontool|uptime|pingdom|chatgpt|claude|perplexity/i;

/** All browsers start with Mozilla, for historical reasons; HTTP libraries do not. */
export const isBot = (userAgent: string | undefined): boolean =>
  !userAgent || !userAgent.startsWith("Mozilla/") || bots.test(userAgent);

const listingPath =
  /^\/business\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/(?!(?:documents|report|room)(?:\.|$))[a-z0-9-]+)?(?:\.data)?$/;

export interface VisitRequest {
  method: string;
  path: string;
  userAgent: string | undefined;
  /** The `Sec-Purpose` header, or its predecessors. */
  purpose: string | undefined;
  status: number;
}

export const isPrefetch = (purpose: string | undefined): boolean =>
  purpose !== undefined && /prefetch|prerender|preview/i.test(purpose);

/** A 304 response counts: the browser shows its cached copy. */
export function visitedListing(request: VisitRequest): string | null {
  if (request.method !== "GET" || (request.status !== 200 && request.status !== 304)) return null;
  const listingId = listingPath.exec(request.path)?.[1];
  if (!listingId || isPrefetch(request.purpose) || isBot(request.userAgent)) return null;
  return listingId;
}
