/**
 * A view is one person looking at one listing on one day. Machines that read the whole site do not count, nor does a browser
 * that fetches a page before anybody has asked for it, nor the owner.
 */
/** By what they call themselves. CUBOT is a telephone; browsers of search engines (DuckDuckGo, Baidu) are people's. */
const bots =
  /(?<!cu)bot|crawl|spider|slurp|scrap|archiver|headless|lighthouse|preview|externalhit|feedfetcher|mediapartners|inspectiontool|uptime|pingdom|chatgpt|claude|perplexity/i;

/** Browsers of people all begin with the same word, for reasons older than most of them; libraries do not. */
export const isBot = (userAgent: string | undefined): boolean =>
  !userAgent || !userAgent.startsWith("Mozilla/") || bots.test(userAgent);

const listingPath = /^\/business\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.data)?$/;

export interface VisitRequest {
  method: string;
  path: string;
  userAgent: string | undefined;
  /** `Sec-Purpose`, or what browsers called it before. */
  purpose: string | undefined;
  status: number;
}

export const isPrefetch = (purpose: string | undefined): boolean =>
  purpose !== undefined && /prefetch|prerender|preview/i.test(purpose);

/** The listing that a request has shown to a person, or null. A browser that had the page already has shown it too. */
export function visitedListing(request: VisitRequest): string | null {
  if (request.method !== "GET" || (request.status !== 200 && request.status !== 304)) return null;
  const listingId = listingPath.exec(request.path)?.[1];
  if (!listingId || isPrefetch(request.purpose) || isBot(request.userAgent)) return null;
  return listingId;
}
