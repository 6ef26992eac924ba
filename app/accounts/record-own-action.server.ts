import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";

export const recordOwnAction = (
  tx: Db,
  userId: string,
  action: string,
  requestId: string | null,
  details: Record<string, unknown> = {},
): Promise<void> =>
  recordAudit(tx, { actorId: userId, requestId }, action, ["user", userId], details);
