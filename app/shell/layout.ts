import { isSearchPath } from "#app/search/search-path.ts";
import type { Viewer } from "#app/accounts/viewer.ts";

/** Which parts of the shell a page has. */
export interface ShellLayout {
  /** "plain" is for the sell wizard: the logo and a link to the account, nothing else. */
  header: "normal" | "admin" | "plain" | "none";
  footer: boolean;
  announcement: boolean;
  /** The bar with the listings picked for comparison: where people browse, never beside a form that they fill in. */
  compareTray: boolean;
}

/** Sign-in pages have no header, so that nothing distracts. */
const authPages = ["/signin", "/forgot-password", "/reset-password", "/confirm-email"];

const browsing = /^\/($|business\/[^/]+\/?$|brokers\/[^/]+\/?$|account\/saved-listings\/?$)/i;

export function layoutFor(pathname: string, viewer: Pick<Viewer, "userType"> | null): ShellLayout {
  if (authPages.some((root) => isUnder(pathname, root)))
    return { header: "none", footer: false, announcement: false, compareTray: false };
  // The test provider's pages are somebody else's site, as the real one's are.
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

/** Pages with their own search form, which need none in the header. */
export const hasOwnSearch = (pathname: string): boolean =>
  pathname === "/" || isSearchPath(pathname);

function isUnder(pathname: string, root: string): boolean {
  const path = pathname.toLowerCase();
  return path === root || path.startsWith(`${root}/`);
}
