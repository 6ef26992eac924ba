import { and, eq } from "drizzle-orm";
import { brokerApplications } from "#app/accounts/broker/broker-applications.table.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";

/** When an administrator makes a person a broker directly, their pending application leaves the queue. */
export async function approvePendingApplication(
  tx: Db,
  { userId, adminId, now }: { userId: string; adminId: string; now: Date },
): Promise<void> {
  const approved = await tx
    .update(brokerApplications)
    .set({ state: "approved", decidedBy: adminId, decidedAt: now })
    .where(and(eq(brokerApplications.userId, userId), eq(brokerApplications.state, "pending")))
    .returning({ id: brokerApplications.id });
  for (const { id } of approved)
    await recordAudit(tx, {
      actorId: adminId,
      action: "broker-application-approved",
      subjectType: "application",
      subjectId: id,
      details: { userId },
    });
}
