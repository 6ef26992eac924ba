/**
 * Whether a request is somebody opening the page: not a script that asks for its data, and not a browser that loads it ahead in
 * case it is opened.
 */
export function isPageView({ method, url, headers }: Request): boolean {
  const purposes = ["sec-purpose", "purpose", "x-moz"].map((name) => headers.get(name) ?? "");
  const isAhead = purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose));
  return method === "GET" && !isAhead && !new URL(url).pathname.endsWith(".data");
}
