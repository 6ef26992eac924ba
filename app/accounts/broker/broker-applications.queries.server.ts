import { desc, eq } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.ts";
import { readRows } from "#app/platform/db/read-rows.ts";
import { brokerApplications } from "./broker-applications.table.ts";

const columns = {
  id: brokerApplications.id,
  licenseNumber: brokerApplications.licenseNumber,
  region: brokerApplications.region,
  brokerage: brokerApplications.brokerage,
  state: brokerApplications.state,
  reason: brokerApplications.reason,
  createdAt: brokerApplications.createdAt,
  decidedAt: brokerApplications.decidedAt,
};

export async function findLatestApplication(db: Db, userId: string) {
  const [latest] = await db
    .select(columns)
    .from(brokerApplications)
    .where(eq(brokerApplications.userId, userId))
    .orderBy(desc(brokerApplications.createdAt), desc(brokerApplications.id))
    .limit(1);
  return latest ?? null;
}

export type BrokerApplication = NonNullable<Awaited<ReturnType<typeof findLatestApplication>>>;

export const exportApplications = (db: Db, userId: string) =>
  readRows(db, brokerApplications, columns, eq(brokerApplications.userId, userId));
