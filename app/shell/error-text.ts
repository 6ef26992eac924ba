import type { ReactNode } from "react";
import type { ImpersonationRefusal } from "#app/accounts/impersonation/impersonation.ts";
import { brand } from "#app/shared/brand.ts";
import { isSearchPath } from "#app/search/last-search.ts";

export interface ErrorText {
  title: string;
  text: string;
  offer: "home" | "search" | "retry" | "sign-in" | { label: string; to: string }[];
}

export interface ErrorScreenProps {
  error: unknown;
  words?: ErrorText;
  children?: ReactNode;
}

const malformed: ErrorText = {
  title: "We couldn't read that request",
  text: "Something in the address or the form isn't valid. Go back and try again.",
  offer: "home",
};

const byStatus: Record<number, ErrorText> = {
  400: malformed,
  415: malformed,
  401: {
    title: "Please sign in",
    text: "Sign in to see this page.",
    offer: "sign-in",
  },
  404: {
    title: "Page not found",
    text: "The page may have moved, or the business may have been sold. Try searching for it:",
    offer: "search",
  },
  410: {
    title: "No longer available",
    text: "This page was removed. Similar businesses may still be for sale:",
    offer: "search",
  },
  429: {
    title: "Too many requests",
    text: "We received too many requests from your connection. Wait a minute, then try again.",
    offer: "retry",
  },
  503: {
    title: "We'll be right back",
    text: "The site is being updated or is very busy. Everything you saved is safe. Try again in a minute.",
    offer: "retry",
  },
};

const unexpected: ErrorText = {
  title: "Something went wrong on our end",
  text: "The error was logged. Try again. If it keeps happening, contact us and we'll look into it.",
  offer: "retry",
};

export const offline: ErrorText = {
  title: `We couldn't reach ${brand.name}`,
  text: "Check your internet connection, then try again. What you typed is still on the previous page.",
  offer: "retry",
};

export function errorText(status: number, pathname: string): ErrorText {
  if (status === 403) return { title: "Access Denied", text: deniedText(pathname), offer: "home" };
  if (status === 401 && /^\/account(\/|$)/.test(pathname)) return signInForAccount;
  if (status >= 500 && isSearchPath(pathname)) return searchFailed;
  return byStatus[status] ?? unexpected;
}

export const impersonationTexts: Record<ImpersonationRefusal, ErrorText> = {
  change: {
    title: "Nothing was changed",
    text: "You are viewing the site as someone else, so nothing can be changed. To make a change, stop viewing first.",
    offer: "home",
  },
  secret: {
    title: "Only the person can see this",
    text: "Sign-in details, security settings and downloads stay private while you view the site as someone else.",
    offer: "home",
  },
};

const searchFailed: ErrorText = {
  title: "Failed to load businesses",
  text: "Your search is still in the address bar. The error was logged. Try again in a moment.",
  offer: "retry",
};

const signInForAccount: ErrorText = {
  title: "Please sign in to access your dashboard",
  text: "Your saved listings, messages and your own listings are there.",
  offer: "sign-in",
};

function deniedText(pathname: string): string {
  const path = pathname.replace(/(?<!\/)\/+$/, "");
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
