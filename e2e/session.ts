import type { Db } from "#app/platform/db/db.ts";
import { cookieOf } from "#test/sign-in.ts";
import { sessionSecret } from "./server.ts";

/** The cookie of a new session of this person's, as a browser sends it. */
export const sessionCookie = (db: Db, { id }: { id: string }): Promise<string> =>
  cookieOf(db, { APP_URL: process.env.E2E_URL!, SESSION_SECRET: sessionSecret }, id);

/** Behind the trusted proxy: whoever comes from another address is not held back by what this one tried. */
export function aNetworkAddress(): string {
  const part = () => Math.floor(Math.random() * 255);
  return `10.${part()}.${part()}.${part()}`;
}
