import { desc, eq } from "drizzle-orm";
import { brokerApplications } from "#app/accounts/broker/broker-applications.table.ts";
import type { BrokerApplication } from "#app/accounts/broker/broker-application.ts";
import type { Db } from "#app/platform/db/db.ts";

export async function findLatestApplication(
  db: Db,
  userId: string,
): Promise<BrokerApplication | null> {
  const [latest] = await db
    .select({
      id: brokerApplications.id,
      licenseNumber: brokerApplications.licenseNumber,
      region: brokerApplications.region,
      brokerage: brokerApplications.brokerage,
      state: brokerApplications.state,
      reason: brokerApplications.reason,
      createdAt: brokerApplications.createdAt,
      decidedAt: brokerApplications.decidedAt,
    })
    .from(brokerApplications)
    .where(eq(brokerApplications.userId, userId))
    .orderBy(desc(brokerApplications.createdAt), desc(brokerApplications.id))
    .limit(1);
  return latest ?? null;
}
