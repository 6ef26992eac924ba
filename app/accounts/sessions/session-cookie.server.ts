import { createHmac, timingSafeEqual } from "node:crypto";
import { cookieName, makeCookie, readCookie } from "./cookies.ts";
import type { Env } from "#app/platform/env.ts";

type CookieEnv = Pick<Env, "APP_URL" | "SESSION_SECRET">;

/** Since the last visit. */
export const sessionDays = 30;
export const longestSessionDays = 180;
const name = "session_token";

export const sessionCookieName = (appUrl: string): string => cookieName(appUrl, name);

export function makeSessionCookie({ APP_URL, SESSION_SECRET }: CookieEnv, token: string): string {
  const value = `${token}.${signature(SESSION_SECRET, token).toString("base64")}`;
  return makeCookie(APP_URL, name, encodeURIComponent(value), sessionDays * 24 * 60 * 60);
}

export const expiredSessionCookie = (appUrl: string): string => makeCookie(appUrl, name, "", 0);

export function readSessionToken(headers: Headers, env: CookieEnv): string | null {
  const cookie = readCookie(headers, env.APP_URL, name);
  if (!cookie) return null;
  let value: string;
  try {
    value = decodeURIComponent(cookie);
  } catch {
    return null;
  }
  const dot = value.lastIndexOf(".");
  const token = value.slice(0, Math.max(dot, 0));
  const expected = signature(env.SESSION_SECRET, token);
  const given = Buffer.from(value.slice(dot + 1), "base64");
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

const signature = (secret: string, token: string): Buffer =>
  createHmac("sha256", secret).update(token).digest();
