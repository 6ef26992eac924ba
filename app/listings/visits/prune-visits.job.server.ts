import { lt } from "drizzle-orm";
import { listingVisits } from "#app/listings/visits/visits.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";

export const pruneVisitsJob = defineJob<object>("prune-visits", { schedule: "40 8 * * *" });

/** A visit is needed only on its own day, to recognize a repeated view; yesterday's may still be queued. */
export async function pruneVisits(db: Db, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 24 * 60 * 60_000).toISOString().slice(0, 10);
  await db.delete(listingVisits).where(lt(listingVisits.day, yesterday));
}
