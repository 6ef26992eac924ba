import { isSearchPath } from "#app/search/search-path.ts";
import type { Viewer } from "#app/accounts/viewer.ts";

export interface ShellLayout {
  header: "normal" | "admin" | "plain" | "none";
  footer: boolean;
  announcement: boolean;
  /** Where people browse, never beside a form. */
  compareTray: boolean;
}

const authPages = ["/signin", "/forgot-password", "/reset-password", "/confirm-email"];

const browsing = /^\/($|business\/[^/]+\/?$|brokers\/[^/]+\/?$|account\/saved-listings\/?$)/i;

export function layoutFor(pathname: string, viewer: Pick<Viewer, "userType"> | null): ShellLayout {
  if (authPages.some((root) => isUnder(pathname, root)))
    return { header: "none", footer: false, announcement: false, compareTray: false };
  // The test provider stands for another site.
  if (isUnder(pathname, "/test-payments"))
    return { header: "none", footer: false, announcement: false, compareTray: false };
  if (isUnder(pathname, "/sell-business")) {
    return { header: "plain", footer: false, announcement: false, compareTray: false };
  }
  const isAdminArea = isUnder(pathname, "/admin") && viewer?.userType === "admin";
  return {
    header: isAdminArea ? "admin" : "normal",
    footer: true,
    announcement: !isUnder(pathname, "/account/upgrades"),
    compareTray: browsing.test(pathname) || isSearchPath(pathname),
  };
}

export const hasOwnSearch = (pathname: string): boolean =>
  pathname === "/" || isSearchPath(pathname);

function isUnder(pathname: string, root: string): boolean {
  const path = pathname.toLowerCase();
  return path === root || path.startsWith(`${root}/`);
}
