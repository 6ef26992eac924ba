import { desc, eq } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.ts";
import { readRows } from "#app/platform/db/read-rows.ts";
import { identityVerifications } from "./identity-verifications.table.ts";
import { pick } from "#app/platform/db/pick.ts";

const columns = pick(
  identityVerifications,
  "id",
  "legalName",
  "documentKind",
  "state",
  "reason",
  "createdAt",
);

export async function findLatestVerification(db: Db, userId: string) {
  const [latest] = await db
    .select(columns)
    .from(identityVerifications)
    .where(eq(identityVerifications.userId, userId))
    .orderBy(desc(identityVerifications.createdAt), desc(identityVerifications.id))
    .limit(1);
  return latest ?? null;
}

export type IdentityVerification = Awaited<ReturnType<typeof findLatestVerification>>;

export const exportVerifications = (db: Db, userId: string) =>
  readRows(
    db,
    identityVerifications,
    { ...columns, decidedAt: identityVerifications.decidedAt },
    eq(identityVerifications.userId, userId),
  );
