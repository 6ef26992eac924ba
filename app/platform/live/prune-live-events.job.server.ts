import { lt } from "drizzle-orm";
import { liveEvents } from "./live.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";

export const pruneLiveEventsJob = defineJob<object>("prune-live-events", {
  schedule: "40 * * * *",
});

const keptMs = 7 * 24 * 60 * 60_000;

/** A browser that was away for longer loads its data anew. */
export async function pruneLiveEvents(db: Db, now: Date): Promise<void> {
  await db.delete(liveEvents).where(lt(liveEvents.createdAt, new Date(now.getTime() - keptMs)));
}
