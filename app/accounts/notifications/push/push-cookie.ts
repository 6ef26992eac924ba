import { makeCookie, readCookie } from "#app/accounts/sessions/cookies.ts";

// Lets signing out end this browser's push messages without a script.

const name = "push";
/** Browsers keep no cookie longer than 400 days. */
const lifetimeSeconds = 400 * 24 * 60 * 60;

export const pushCookie = (appUrl: string, subscriptionId: string): string =>
  makeCookie(appUrl, name, subscriptionId, lifetimeSeconds);

export const expiredPushCookie = (appUrl: string): string => makeCookie(appUrl, name, "", 0);

export const readPushCookie = (headers: Headers, appUrl: string): string | null =>
  readCookie(headers, appUrl, name);
