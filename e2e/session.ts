import type { Browser, Page } from "@playwright/test";
import type { Db } from "#app/platform/db/db.ts";
import { cookieOf } from "#test/sign-in.ts";
import { sessionSecret } from "./server.ts";

/** The cookie of a new session for this person. */
export const sessionCookie = (db: Db, { id }: { id: string }): Promise<string> =>
  cookieOf(db, { APP_URL: process.env.E2E_URL!, SESSION_SECRET: sessionSecret }, id);

/** A second browser for another person. */
export async function anotherBrowser(
  browser: Browser,
  db: Db,
  person: { id: string },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.E2E_URL! });
  const [name, value] = (await sessionCookie(db, person)).split("=", 2);
  const url = process.env.E2E_URL!;
  await context.addCookies([
    { name: name!, value: value!, url },
    { name: "announcement", value: "2026-relevo", url },
  ]);
  return context.newPage();
}
