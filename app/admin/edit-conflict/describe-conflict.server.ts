import { and, desc, eq, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
import { conflictOf, type FieldConflict } from "#app/admin/edit-conflict/edit-conflict.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { changedSince, type EditedFields } from "#app/shared/edit-version.ts";

export interface ConflictInput {
  subjectType: "user" | "listing";
  subjectId: string;
  version: EditedFields;
  current: EditedFields;
  mine: EditedFields;
}

/** Older changes predate any form that is still open. */
const changesRead = 50;

export async function describeConflict(db: Db, input: ConflictInput): Promise<FieldConflict[]> {
  const fields = changedSince(input.version, input.current);
  const changes = await db
    .select({
      after: auditLog.details,
      at: auditLog.createdAt,
      by: sql<string | null>`${fullName()}`,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(
      and(eq(auditLog.subjectType, input.subjectType), eq(auditLog.subjectId, input.subjectId)),
    )
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(changesRead);
  return fields.map((field) => {
    const change = changes.find(
      ({ after: { after, fields: named } }) =>
        (isRecord(after) && field in after) || (Array.isArray(named) && named.includes(field)),
    );
    return conflictOf(field, input, {
      changedBy: change?.by ?? null,
      changedAt: change?.at.toISOString() ?? null,
    });
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
