import { desc, eq } from "drizzle-orm";
import { credentials } from "#app/accounts/passwords/credentials.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import { readRows } from "#app/platform/db/read-rows.ts";
import { stateOf } from "./access-token.ts";
import { accessTokens } from "./access-tokens.table.ts";

const shown = pick(
  accessTokens,
  "id",
  "name",
  "scopes",
  "ending",
  "createdAt",
  "expiresAt",
  "lastUsedAt",
  "lastUsedIp",
);

export async function listTokens(db: Db, userId: string, now: Date) {
  const rows = await db
    .select({ ...shown, passwordSetAt: credentials.updatedAt })
    .from(accessTokens)
    .innerJoin(credentials, eq(credentials.userId, accessTokens.userId))
    .where(eq(accessTokens.userId, userId))
    .orderBy(desc(accessTokens.createdAt), desc(accessTokens.id));
  return rows.map(({ createdAt, expiresAt, passwordSetAt, lastUsedAt, ...token }) =>
    Object.assign(token, {
      state: stateOf({ createdAt, expiresAt, passwordSetAt }, now),
      expiresAt: expiresAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }),
  );
}

export type TokenRow = Awaited<ReturnType<typeof listTokens>>[number];

export const countTokens = (db: Db, userId: string): Promise<number> =>
  db.$count(accessTokens, eq(accessTokens.userId, userId));

/** Without the hash. */
export const exportTokens = (db: Db, userId: string) =>
  readRows(db, accessTokens, shown, eq(accessTokens.userId, userId));
