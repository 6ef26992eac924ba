/** Browsers keep no cookie longer than 400 days. */
export const longestCookieSeconds = 400 * 24 * 60 * 60;

/** `__Host-` binds a cookie to this exact host; browsers accept the prefix on https only. */
export const cookiePrefix = (appUrl: string): string =>
  isHttps(appUrl) ? "__Host-relevo" : "relevo";

export const cookieName = (appUrl: string, name: string): string =>
  `${cookiePrefix(appUrl)}.${name}`;

export const isHttps = (appUrl: string): boolean => appUrl.startsWith("https:");

export function makeCookie(
  appUrl: string,
  name: string,
  value: string,
  maxAgeSeconds: number,
): string {
  const secure = isHttps(appUrl) ? "; Secure" : "";
  return `${cookieName(appUrl, name)}=${value}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

export function readCookie(headers: Headers, appUrl: string, name: string): string | null {
  const start = `${cookieName(appUrl, name)}=`;
  for (const pair of (headers.get("cookie") ?? "").split(";")) {
    const text = pair.trim();
    if (text.startsWith(start)) return text.slice(start.length);
  }
  return null;
}

export function cookieHeaders(cookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return headers;
}
