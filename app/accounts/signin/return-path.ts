import { ownPath } from "#app/shared/own-path.ts";

export function returnPath(url: URL): string {
  const target = url.searchParams.get("returnTo");
  return target ? ownPath(target) : "/account/dashboard";
}

export function withReturnPath(path: string, url: URL): string {
  const target = url.searchParams.get("returnTo");
  return target ? `${path}?returnTo=${encodeURIComponent(ownPath(target))}` : path;
}
