import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { DeletionStep } from "#app/accounts/data/delete-account.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { addDays } from "#app/shared/day.ts";
import { confirmWithinDays } from "./client.ts";
import { reportClients } from "./clients.table.ts";

export const forgetReportClients: DeletionStep = async (tx, { id }) => {
  await tx
    .delete(reportClients)
    .where(or(eq(reportClients.brokerId, id), eq(reportClients.userId, id)));
};

/** Another person may have entered the address. */
export async function pruneReportClients(db: Db, now: Date): Promise<void> {
  await db
    .delete(reportClients)
    .where(
      and(
        isNull(reportClients.confirmedAt),
        isNull(reportClients.endedAt),
        lt(reportClients.invitedAt, addDays(now, -confirmWithinDays)),
      ),
    );
}
