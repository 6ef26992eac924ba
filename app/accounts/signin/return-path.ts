import { ownPath } from "#app/shared/own-path.ts";

/** Where to go after sign-in: the page that asked for it, if it is on this site, otherwise the dashboard. */
export function returnPath(url: URL): string {
  const target = url.searchParams.get("returnTo");
  return target ? ownPath(target) : "/account/dashboard";
}

/** Passes the return path on to another step of the sign-in. */
export function withReturnPath(path: string, url: URL): string {
  const target = url.searchParams.get("returnTo");
  return target ? `${path}?returnTo=${encodeURIComponent(ownPath(target))}` : path;
}
