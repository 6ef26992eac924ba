import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface OrderChange {
  orderId: string;
  actorId: string;
  requestId: string | null;
  now: Date;
}

export const auditOrder = (
  tx: Db,
  { orderId, actorId, requestId }: OrderChange,
  action: string,
  details: Record<string, unknown> = {},
) => recordAudit(tx, { actorId, requestId }, action, ["order", orderId], details);
