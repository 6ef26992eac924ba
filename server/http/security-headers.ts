import { createHash } from "node:crypto";

export function baseHeaders(https: boolean): [string, string][] {
  const headers: [string, string][] = [
    ["x-content-type-options", "nosniff"],
    ["x-frame-options", "DENY"],
    ["referrer-policy", "strict-origin-when-cross-origin"],
    ["permissions-policy", "camera=(), microphone=(), geolocation=(), browsing-topics=()"],
    ["cross-origin-opener-policy", "same-origin"],
    ["cross-origin-resource-policy", "same-origin"],
  ];
  if (https) headers.push(["strict-transport-security", "max-age=63072000; includeSubDomains"]);
  return headers;
}

/** A response for other sites says so by its resource policy; its content security policy says who may frame it. */
export function setBaseHeaders(headers: Headers, base: readonly [string, string][]): void {
  const isForOtherSites = headers.get("cross-origin-resource-policy") === "cross-origin";
  for (const [name, value] of base) {
    const isOwn =
      (isForOtherSites && forOurSite.has(name)) ||
      // The video player may be framed by our own pages.
      (name === "x-frame-options" && headers.has(name));
    if (!isOwn) headers.set(name, value);
  }
}

const forOurSite = new Set(["cross-origin-resource-policy", "x-frame-options"]);

/** `scripts`: a nonce, or the hashes of the inline scripts of a cached page. */
export function contentSecurityPolicy(scripts: string, styles = ""): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`.trim(),
    `style-src 'self' ${styles}`.trim(),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // The service worker that receives push messages.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    // Without JavaScript the payment form redirects to the provider.
    "form-action 'self' https://checkout.stripe.com https://billing.stripe.com",
    "frame-ancestors 'none'",
  ].join("; ");
}

export const bareContentSecurityPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Structured data does not run, and gets no hash. */
export function inlineScriptHashes(html: string): string {
  const hashes = new Set<string>();
  // Not a regular expression: user text in structured data must not make this slow.
  for (let open = html.indexOf("<script"); open >= 0;) {
    const tagEnd = html.indexOf(">", open);
    const close = tagEnd < 0 ? -1 : html.indexOf("</script", tagEnd);
    if (close < 0) break;
    const tag = html.slice(open, tagEnd);
    if (!/\ssrc=/.test(tag) && !tag.includes("application/ld+json"))
      hashes.add(`'sha256-${hashOf(html.slice(tagEnd + 1, close))}'`);
    open = html.indexOf("<script", close);
  }
  return [...hashes].join(" ");
}

const hashOf = (script: string): string => createHash("sha256").update(script).digest("base64");
