import { auditLog } from "#app/platform/audit/audit.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/** A person, within a request or a job that carries on with its id. */
export interface Actor {
  actorId: string;
  requestId: string | null;
}

interface AuditActor {
  /** Null for the program itself. */
  actorId: string | null;
  requestId?: string | null;
}

/** Who did what to what. The action is a past participle: `signed-in`, `listing-approved`. */
export async function recordAudit(
  tx: Db,
  { actorId, requestId = null }: AuditActor,
  action: string,
  [subjectType, subjectId]: readonly [type: string, id: string],
  details: object = {},
): Promise<void> {
  await tx
    .insert(auditLog)
    .values({ actorId, requestId, action, subjectType, subjectId, details: { ...details } });
}
