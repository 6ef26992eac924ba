import type { Viewer } from "#app/accounts/viewer.ts";

/** Which parts of the shell surround a page. */
export interface ShellLayout {
  /** "plain" keeps a seller in the wizard: the logo, the way to the account, nothing else. */
  header: "normal" | "admin" | "plain" | "none";
  footer: boolean;
  announcement: boolean;
}

/** Nothing leads astray on the way in. */
const wayIn = ["/signin", "/forgot-password", "/reset-password", "/confirm-email"];

export function layoutFor(pathname: string, viewer: Pick<Viewer, "userType"> | null): ShellLayout {
  if (wayIn.some((root) => isUnder(pathname, root)))
    return { header: "none", footer: false, announcement: false };
  if (isUnder(pathname, "/sell-business")) {
    return { header: "plain", footer: false, announcement: false };
  }
  const isAdminArea = isUnder(pathname, "/admin") && viewer?.userType === "admin";
  return {
    header: isAdminArea ? "admin" : "normal",
    footer: true,
    announcement: !isUnder(pathname, "/checkout"),
  };
}

/** Pages that show the results of a search. */
export const hasResults = (pathname: string): boolean =>
  ["/businesses", "/franchises", "/real-estate"].some((root) => isUnder(pathname, root));

/** Two searches on one screen would compete. */
export const hasOwnSearch = (pathname: string): boolean => pathname === "/" || hasResults(pathname);

function isUnder(pathname: string, root: string): boolean {
  const path = pathname.toLowerCase();
  return path === root || path.startsWith(`${root}/`);
}
