import { and, eq, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { legalVersion } from "./legal-version.ts";
import { recordOwnAction } from "#app/accounts/record-own-action.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Outcome } from "#app/shared/outcome.ts";

export interface AcceptTerms {
  userId: string;
  version: string;
  now: Date;
  requestId: string;
}

export async function acceptTerms(
  db: Db,
  { userId, version, now, requestId }: AcceptTerms,
): Promise<Outcome<"outdated">> {
  if (version !== legalVersion) return { ok: false, reason: "outdated" };
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ termsVersion: version, termsAcceptedAt: now })
      .where(and(eq(users.id, userId), sql`${users.termsVersion} is distinct from ${version}`))
      .returning({ id: users.id });
    if (changed.length > 0) await recordAcceptance(tx, { userId, version, requestId });
  });
  return { ok: true };
}

export const recordAcceptance = (
  tx: Db,
  { userId, version, requestId }: Pick<AcceptTerms, "userId" | "version" | "requestId">,
): Promise<void> => recordOwnAction(tx, userId, "terms-accepted", requestId, { version });
