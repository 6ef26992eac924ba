/** Trusts the header only as far as there are trusted proxies: anything further left was written by the client. */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | null,
  trustedProxies: number,
): string {
  if (trustedProxies === 0 || !forwardedFor) return socketAddress;
  const hops = forwardedFor.split(",").map((hop) => hop.trim());
  return hops.at(-trustedProxies) || socketAddress;
}

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Browsers say so (Sec-Fetch-Site, Origin); a caller that sends neither is not a browser, so it has no victim's cookie. */
export function isCrossOriginWrite(request: Request, ownOrigin: string): boolean {
  if (safeMethods.has(request.method)) return false;
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const origin = request.headers.get("origin");
  if (origin === null) return false;
  // The scheme matters too: anyone can inject a page into plain HTTP.
  return URL.parse(origin)?.origin !== URL.parse(ownOrigin)?.origin;
}
