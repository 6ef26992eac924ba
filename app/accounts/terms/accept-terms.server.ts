import { and, eq, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { legalVersion } from "#app/accounts/terms/legal-version.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface AcceptTerms {
  userId: string;
  version: string;
  now: Date;
  requestId: string;
}

export type AcceptOutcome = { ok: true } | { ok: false; reason: "outdated" };

export async function acceptTerms(
  db: Db,
  { userId, version, now, requestId }: AcceptTerms,
): Promise<AcceptOutcome> {
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
): Promise<void> =>
  recordAudit(tx, {
    actorId: userId,
    action: "terms-accepted",
    subjectType: "user",
    subjectId: userId,
    details: { version },
    requestId,
  });
