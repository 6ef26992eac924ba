export interface SentryAddress {
  url: string;
  publicKey: string;
}

/** `https://KEY@HOST/PROJECT`, perhaps with a path before the project. Null if it is none. */
export function readSentryAddress(dsn: string): SentryAddress | null {
  const url = URL.parse(dsn);
  if (!url || !["http:", "https:"].includes(url.protocol)) return null;
  const [, path = "", project] = /^(.*)\/(\d+)$/.exec(url.pathname) ?? [];
  if (!project || !/^\w+$/.test(url.username) || url.search || url.hash) return null;
  return { url: `${url.origin}${path}/api/${project}/envelope/`, publicKey: url.username };
}
