import { createHash } from "node:crypto";

/** The same for every answer, whatever it is. */
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

/** `scripts` names what may run besides our own files: one nonce, or the hashes of the inline scripts of a cached page. */
export function contentSecurityPolicy(scripts: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`.trim(),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

export function inlineScriptHashes(html: string): string {
  const hashes = new Set<string>();
  for (const match of html.matchAll(inlineScript))
    hashes.add(`'sha256-${createHash("sha256").update(match[1]!).digest("base64")}'`);
  return [...hashes].join(" ");
}
