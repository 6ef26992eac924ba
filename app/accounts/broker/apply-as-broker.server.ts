import { lockPerson } from "#app/accounts/lock-person.server.ts";
import { alertStaff } from "#app/accounts/administration/email-staff.server.ts";
import { brokerApplications } from "./broker-applications.table.ts";
import { type ApplyRefusal, refuseToApply } from "./broker-application.ts";
import { findLatestApplication } from "./broker-applications.queries.server.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { Outcome } from "#app/shared/outcome.ts";
import type { BrokerApplicationInput } from "./broker-application.schema.ts";

export interface ApplyAsBroker {
  userId: string;
  input: BrokerApplicationInput;
  now: Date;
  requestId: string;
}

export async function applyAsBroker(
  db: Db,
  jobs: Jobs,
  { userId, input, now, requestId }: ApplyAsBroker,
): Promise<Outcome<ApplyRefusal>> {
  return db.transaction(async (tx) => {
    const user = await lockPerson(tx, userId);
    const reason = refuseToApply(user.userType, await findLatestApplication(tx, userId));
    if (reason) return { ok: false, reason };
    const [made] = await tx
      .insert(brokerApplications)
      .values({ userId, ...input })
      .returning({ id: brokerApplications.id });
    await recordAudit(tx, { actorId: userId, requestId }, "broker-application-made", [
      "application",
      made!.id,
    ]);
    await alertStaff(tx, jobs, {
      kind: "broker",
      path: "/admin/queues/brokers",
      heading: "Somebody applied as a broker",
      text: `${input.brokerage}, licence ${input.licenseNumber}.`,
      now,
    });
    return { ok: true };
  });
}
