/**
 * Whether a person opens the page: neither a script that loads its data nor a browser that prefetches it.
 */
export function isPageView({ method, url, headers }: Request): boolean {
  const purposes = ["sec-purpose", "purpose", "x-moz"].map((name) => headers.get(name) ?? "");
  const isAhead = purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose));
  return method === "GET" && !isAhead && !new URL(url).pathname.endsWith(".data");
}
