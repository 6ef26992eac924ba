import { and, eq, gt, gte, sql } from "drizzle-orm";
import { isActiveUser, users } from "#app/accounts/accounts.table.ts";
import { credentials } from "#app/accounts/passwords/credentials.table.ts";
import { hashToken } from "#app/accounts/proofs/proofs.server.ts";
import { type Hold, requiresTwoFactor } from "#app/accounts/sessions/hold.ts";
import { mustAcceptTerms } from "#app/accounts/terms/legal-version.ts";
import { isTwoFactorOn } from "#app/accounts/two-factor/two-factor.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import { prepareOnce } from "#app/platform/db/prepare-once.ts";
import type { Env } from "#app/platform/env.ts";
import { tokenShape } from "./access-token.ts";
import { accessTokens } from "./access-tokens.table.ts";

/** Who a request with a token is from. */
export interface Bearer {
  tokenId: string;
  tokenName: string;
  scopes: (typeof accessTokens.$inferSelect)["scopes"];
  expiresAt: Date;
  userId: string;
  /** Stops writes, and without two-step sign-in where it is required, everything. */
  hold: Exclude<Hold, "impersonation"> | null;
}

const usedEveryMs = 60_000;

export async function findBearer(
  { db, env }: { db: Db; env: Pick<Env, "ADMIN_2FA"> },
  authorization: string | null,
  { ip, now }: { ip: string; now: Date },
): Promise<Bearer | null> {
  const token = /^Bearer +(\S{1,200})$/i.exec(authorization ?? "")?.[1];
  if (!token || !tokenShape.test(token)) return null;
  const [row] = await bearers(db).execute({ hash: hashToken(token), now });
  if (!row) return null;
  const { person, lastUsedAt, ...found } = row;
  if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= usedEveryMs)
    await db
      .update(accessTokens)
      .set({ lastUsedAt: now, lastUsedIp: ip })
      .where(eq(accessTokens.id, found.tokenId));
  const needsTwoFactor =
    requiresTwoFactor(person, env.ADMIN_2FA) && !(await isTwoFactorOn(db, person.id));
  return {
    ...found,
    userId: person.id,
    hold: needsTwoFactor ? "two-factor" : mustAcceptTerms(person) ? "terms" : null,
  };
}

/** `stateOf`, in SQL. */
const bearers = prepareOnce((db) =>
  db
    .select({
      tokenId: accessTokens.id,
      tokenName: accessTokens.name,
      ...pick(accessTokens, "scopes", "expiresAt", "lastUsedAt"),
      person: pick(users, "id", "userType", "termsVersion"),
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .innerJoin(credentials, eq(credentials.userId, users.id))
    .where(
      and(
        eq(accessTokens.hash, sql.placeholder("hash")),
        gt(accessTokens.expiresAt, sql.placeholder("now")),
        gte(accessTokens.createdAt, credentials.updatedAt),
        isActiveUser,
      ),
    )
    .prepare("bearers"),
);
