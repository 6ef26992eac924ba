import { and, eq, isNull, lt } from "drizzle-orm";
import { confirmWithinDays } from "#app/messages/alerts/alert.ts";
import { alerts } from "#app/messages/alerts/alerts.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";
import { addDays } from "#app/shared/day.ts";

export const pruneAlertsJob = defineJob<object>("prune-alerts", { schedule: "23 4 * * *" });

/** Deletes unconfirmed addresses: another person may have entered them. */
export async function pruneAlerts(db: Db, now: Date): Promise<void> {
  const since = addDays(now, -confirmWithinDays);
  await db
    .delete(alerts)
    .where(
      and(isNull(alerts.confirmedAt), eq(alerts.source, "search"), lt(alerts.createdAt, since)),
    );
}
