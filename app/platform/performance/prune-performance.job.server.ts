import type { Db } from "#app/platform/db/db.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";
import { deletePerformanceSamples } from "#app/platform/performance/performance.queries.server.ts";

export const prunePerformanceJob = defineJob<object>("prune-performance", {
  schedule: "50 8 * * *",
});

/** Long enough to compare a day with the same day a month ago. */
const keepMs = 31 * 24 * 60 * 60_000;

export const prunePerformance = (db: Db, now: Date): Promise<void> =>
  deletePerformanceSamples(db, new Date(now.getTime() - keepMs));
