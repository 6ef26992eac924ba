import { makeCookie, readCookie } from "#app/accounts/sessions/cookies.ts";

// Which subscription is this browser's. By it signing out ends the push messages of this browser without any script.

const name = "push";
/** Browsers keep no cookie longer than 400 days. */
const lifetimeSeconds = 400 * 24 * 60 * 60;

export const pushCookie = (appUrl: string, subscriptionId: string): string =>
  makeCookie(appUrl, name, subscriptionId, lifetimeSeconds);

export const expiredPushCookie = (appUrl: string): string => makeCookie(appUrl, name, "", 0);

export const readPushCookie = (headers: Headers, appUrl: string): string | null =>
  readCookie(headers, appUrl, name);
