import { lte } from "drizzle-orm";
import { undoDeadline } from "./saved-list.ts";
import { removedSavedListings } from "./saved-listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";

export const pruneRemovedJob = defineJob<object>("prune-removed-saved-listings", {
  schedule: "50 * * * *",
});

/** Removals that can no longer be undone. */
export async function pruneRemoved(db: Db, now: Date): Promise<void> {
  await db
    .delete(removedSavedListings)
    .where(lte(removedSavedListings.removedAt, undoDeadline(now)));
}
