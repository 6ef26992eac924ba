import { brand } from "#app/shared/brand.ts";
import { isSearchPath } from "#app/listings/search/search-path.ts";

export interface ErrorText {
  title: string;
  text: string;
  /** The suggested next step: a standard one, or the page's own links. */
  offer: "home" | "search" | "retry" | "sign-in" | { label: string; to: string }[];
}

const malformed: ErrorText = {
  title: "We could not read that request",
  text: "The address or the form contained something that we do not understand. Go back and try again.",
  offer: "home",
};

const byStatus: Record<number, ErrorText> = {
  400: malformed,
  415: malformed,
  401: {
    title: "Please sign in",
    text: "This page opens once you have signed in.",
    offer: "sign-in",
  },
  404: {
    title: "Page not found",
    text: "It may have moved, or the business may have changed hands. Search for what you came for:",
    offer: "search",
  },
  410: {
    title: "No longer here",
    text: "This was taken down for good. Others like it may still be for sale:",
    offer: "search",
  },
  429: {
    title: "A little too fast",
    text: "Many requests came from your connection in a short time. Wait a minute, then try again.",
    offer: "retry",
  },
  503: {
    title: "Back in a moment",
    text: "We are updating the site or it is very busy. Nothing you saved is lost. Try again in a minute.",
    offer: "retry",
  },
};

const unexpected: ErrorText = {
  title: "Something went wrong on our side",
  text: "It has been noted. Try again; if it happens once more, write to us and we will look into it.",
  offer: "retry",
};

export const offline: ErrorText = {
  title: `We could not reach ${brand.name}`,
  text: "Your connection may be down. What you typed is still on the page before this one. Check the connection, then try again.",
  offer: "retry",
};

export function errorText(status: number, pathname: string): ErrorText {
  if (status === 403) return { title: "Access Denied", text: deniedText(pathname), offer: "home" };
  if (status === 401 && /^\/account(\/|$)/.test(pathname)) return signInForAccount;
  if (status >= 500 && isSearchPath(pathname)) return searchFailed;
  return byStatus[status] ?? unexpected;
}

const searchFailed: ErrorText = {
  title: "Failed to load businesses",
  text: "Your search is still in the address. It has been noted that something is amiss; try again in a moment.",
  offer: "retry",
};

const signInForAccount: ErrorText = {
  title: "Please sign in to access your dashboard",
  text: "Your saved listings, messages and your own listings are there.",
  offer: "sign-in",
};

function deniedText(pathname: string): string {
  const path = pathname.replace(/\/+$/, "");
  if (path === "/admin/dashboard")
    return "You don't have permission to access the admin dashboard.";
  if (path === "/admin" || path.startsWith("/admin/")) {
    return "You don't have permission to access the admin area.";
  }
  return "You don't have permission to open this page.";
}

/** Browsers use different messages for a failed request; all throw a TypeError. */
export function isConnectionError(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}
