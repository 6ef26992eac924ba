import { isSearchPath } from "#app/search/last-search.ts";
import type { Viewer } from "#app/accounts/viewer.ts";

export interface ShellLayout {
  header: "normal" | "admin" | "plain" | "none";
  footer: boolean;
  /** On public pages, but not over search. */
  announcement: boolean;
  /** Where people browse, never beside a form. */
  compareTray: boolean;
}

/** Sign-in, and the test provider, which represents another site. */
const bareRoots = [
  "/signin",
  "/forgot-password",
  "/reset-password",
  "/confirm-email",
  "/test-payments",
];

const privateRoots = ["/account", "/admin", "/dev"];

const browsing =
  /^\/($|business\/[^/]+(\/(?!(documents|report)\/?$)[^/]+)?\/?$|brokers\/[^/]+\/?$|account\/saved-listings\/?$)/i;

export function layoutFor(pathname: string, viewer: Pick<Viewer, "userType"> | null): ShellLayout {
  const bare = { footer: false, announcement: false, compareTray: false };
  if (bareRoots.some((root) => isUnder(pathname, root))) return { header: "none", ...bare };
  if (isUnder(pathname, "/sell-business")) return { header: "plain", ...bare };
  const isAdminArea = isUnder(pathname, "/admin") && viewer?.userType === "admin";
  return {
    header: isAdminArea ? "admin" : "normal",
    footer: true,
    announcement: !isSearchPath(pathname) && !privateRoots.some((root) => isUnder(pathname, root)),
    compareTray: browsing.test(pathname) || isSearchPath(pathname),
  };
}

export const hasOwnSearch = (pathname: string): boolean =>
  pathname === "/" || isSearchPath(pathname);

function isUnder(pathname: string, root: string): boolean {
  const path = pathname.toLowerCase();
  return path === root || path.startsWith(`${root}/`);
}
