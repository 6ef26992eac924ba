import type { Db } from "#app/platform/db/db.ts";
import { defineJob, type Jobs } from "#app/platform/jobs/jobs.ts";
import { listingPhotoSources } from "#app/brokerage/import/imports.table.ts";

export const fetchPhotosJob = defineJob<{ listingId: string }>("fetch-photos");

interface NewSources {
  listingId: string;
  userId: string;
  addresses: readonly string[];
}

/** Fetched by a job. An address that the listing knows is not fetched again. */
export async function addPhotoSources(
  tx: Db,
  jobs: Jobs,
  { listingId, userId, addresses }: NewSources,
): Promise<void> {
  if (addresses.length === 0) return;
  const added = await tx
    .insert(listingPhotoSources)
    .values(addresses.map((address) => ({ listingId, userId, address })))
    .onConflictDoNothing()
    .returning({ id: listingPhotoSources.id });
  if (added.length > 0)
    await jobs.enqueue(tx, fetchPhotosJob, { listingId }, { onceKey: listingId });
}
