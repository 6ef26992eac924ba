import { eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { brokerApplications } from "#app/accounts/broker/broker-applications.table.ts";
import { type ApplyRefusal, refuseToApply } from "#app/accounts/broker/broker-application.ts";
import type { BrokerApplicationInput } from "#app/accounts/broker/broker-application.schema.ts";
import { findLatestApplication } from "#app/accounts/broker/broker-applications.queries.server.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface ApplyAsBroker {
  userId: string;
  input: BrokerApplicationInput;
  requestId: string;
}

export type ApplyOutcome = { ok: true } | { ok: false; reason: ApplyRefusal };

export async function applyAsBroker(
  db: Db,
  { userId, input, requestId }: ApplyAsBroker,
): Promise<ApplyOutcome> {
  return db.transaction(async (tx) => {
    // Locked, so that a double click makes one application.
    const [user] = await tx
      .select({ userType: users.userType })
      .from(users)
      .where(eq(users.id, userId))
      .for("update");
    const reason = refuseToApply(user!.userType, await findLatestApplication(tx, userId));
    if (reason) return { ok: false, reason };
    const [made] = await tx
      .insert(brokerApplications)
      .values({ userId, ...input })
      .returning({ id: brokerApplications.id });
    await recordAudit(tx, {
      actorId: userId,
      action: "broker-application-made",
      subjectType: "application",
      subjectId: made!.id,
      requestId,
    });
    return { ok: true };
  });
}
