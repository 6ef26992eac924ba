import { ownPath } from "#app/shared/own-path.ts";

/** Where the person came from, but only to ourselves; otherwise their dashboard. */
export function landing(url: URL): string {
  const origin = url.searchParams.get("returnTo");
  return origin ? ownPath(origin) : "/account/dashboard";
}

/** The second step keeps in mind where the first one was headed. */
export function secondStepHref(url: URL): string {
  const origin = url.searchParams.get("returnTo");
  return origin
    ? `/signin/two-factor?returnTo=${encodeURIComponent(origin)}`
    : "/signin/two-factor";
}
