import { and, desc, eq, gt } from "drizzle-orm";
import type { IdentityVerification } from "#app/accounts/identity/identity-verification.ts";
import { identityVerifications } from "#app/accounts/identity/identity-verifications.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { readInBatches } from "#app/shared/batches.ts";

const columns = {
  id: identityVerifications.id,
  legalName: identityVerifications.legalName,
  documentKind: identityVerifications.documentKind,
  state: identityVerifications.state,
  reason: identityVerifications.reason,
  createdAt: identityVerifications.createdAt,
};

export async function findLatestVerification(
  db: Db,
  userId: string,
): Promise<IdentityVerification | null> {
  const [latest] = await db
    .select(columns)
    .from(identityVerifications)
    .where(eq(identityVerifications.userId, userId))
    .orderBy(desc(identityVerifications.createdAt), desc(identityVerifications.id))
    .limit(1);
  return latest ?? null;
}

export const exportVerifications = (db: Db, userId: string) =>
  readInBatches(
    (after: string | null, size) =>
      db
        .select({ ...columns, decidedAt: identityVerifications.decidedAt })
        .from(identityVerifications)
        .where(
          and(
            eq(identityVerifications.userId, userId),
            after ? gt(identityVerifications.id, after) : undefined,
          ),
        )
        .orderBy(identityVerifications.id)
        .limit(size),
    (row) => row.id,
  );
