import { longestCookieSeconds, makeCookie, readCookie } from "#app/accounts/sessions/cookies.ts";

// Lets signing out end this browser's push messages without a script.

const name = "push";

export const pushCookie = (appUrl: string, subscriptionId: string): string =>
  makeCookie(appUrl, name, subscriptionId, longestCookieSeconds);

export const expiredPushCookie = (appUrl: string): string => makeCookie(appUrl, name, "", 0);

export const readPushCookie = (headers: Headers, appUrl: string): string | null =>
  readCookie(headers, appUrl, name);
