import { auditLog } from "#app/platform/audit/audit.table.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface AuditEntry {
  actorId: string | null;
  /** A past participle: `signed-in`, `listing-approved`. */
  action: string;
  subjectType: string;
  subjectId: string;
  details?: Record<string, unknown>;
  requestId?: string | null;
}

export async function recordAudit(tx: Db, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values({ ...entry, details: entry.details ?? {} });
}
