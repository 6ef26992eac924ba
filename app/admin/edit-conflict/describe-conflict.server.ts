import { and, eq } from "drizzle-orm";
import { selectAuditEntries } from "#app/admin/audit/audit-entries.queries.server.ts";
import { isRecord } from "#app/admin/audit/entry-changes.ts";
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
  const changes = await selectAuditEntries(
    db,
    and(eq(auditLog.subjectType, input.subjectType), eq(auditLog.subjectId, input.subjectId)),
    changesRead,
  );
  return fields.map((field) => {
    const change = changes.find(
      ({ details: { after, fields: named } }) =>
        (isRecord(after) && field in after) || (Array.isArray(named) && named.includes(field)),
    );
    return conflictOf(field, input, {
      changedBy: change?.actorName ?? null,
      changedAt: change?.createdAt.toISOString() ?? null,
    });
  });
}
