import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { reportClients } from "#app/brokerage/clients/clients.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import { readRows } from "#app/platform/db/read-rows.ts";
import { ownerReports } from "./reports.table.ts";

/** In batches by key, so that a month's work is not read at once. */
export async function listDueClients(
  db: Db,
  month: string,
  confirmedBefore: Date,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: reportClients.id })
    .from(reportClients)
    .where(
      and(
        sql`${reportClients.confirmedAt} < ${confirmedBefore.toISOString()}::timestamptz`,
        isNull(reportClients.endedAt),
        after ? sql`${reportClients.id} > ${after}::uuid` : undefined,
        sql`not exists (select 1 from ${ownerReports} r where r.client_id = ${reportClients.id}
          and r.month = ${month}::date and num_nonnulls(r.sent_at, r.sent_by_hand_at) > 0)`,
      ),
    )
    .orderBy(asc(reportClients.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export const listClientReports = (db: Db, clientId: string) =>
  db
    .select(pick(ownerReports, "month", "note", "sentAt", "sentByHandAt"))
    .from(ownerReports)
    .where(eq(ownerReports.clientId, clientId))
    .orderBy(desc(ownerReports.month));

export async function findReport(db: Db, clientId: string, month: string) {
  const [report] = await db
    .select(pick(ownerReports, "note", "sentAt", "sentByHandAt", "mailId"))
    .from(ownerReports)
    .where(and(eq(ownerReports.clientId, clientId), eq(ownerReports.month, month)));
  return report ?? null;
}

/** Those that a broker wrote, and those that were sent to the person. */
export const exportOwnerReports = (db: Db, userId: string) => {
  const { id, clientId, month, note, sentAt, sentByHandAt } = ownerReports;
  return readRows(
    db,
    ownerReports,
    { id, clientId, month, note, sentAt, sentByHandAt },
    sql`${clientId} in (select c.id from ${reportClients} c
      where c.broker_id = ${userId} or c.user_id = ${userId} and ${ownerReports.mailId} is not null)`,
  );
};
