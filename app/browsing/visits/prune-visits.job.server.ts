import { lt } from "drizzle-orm";
import { dayBefore } from "#app/shared/day.ts";
import { listingDailySources, listingVisits } from "./visits.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";

export const pruneVisitsJob = defineJob<object>("prune-visits", { schedule: "40 8 * * *" });

/** Longer than the longest period of the statistics, which is 90 days. */
const keepSourcesDays = 120;

/** A visit is needed only on its own day, to recognize a repeated view; yesterday's may still be queued. */
export async function pruneVisits(db: Db, now: Date): Promise<void> {
  await db.delete(listingVisits).where(lt(listingVisits.day, dayBefore(now, 1)));
  await db
    .delete(listingDailySources)
    .where(lt(listingDailySources.day, dayBefore(now, keepSourcesDays)));
}
