import { and, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob, type Jobs } from "#app/platform/jobs/jobs.ts";
import { listingPhotoSources } from "#app/brokerage/import/imports.table.ts";

export const fetchPhotosJob = defineJob<{ userId: string }>("fetch-photos");

interface NewSources {
  listingId: string;
  userId: string;
  addresses: readonly string[];
}

/** Some programs write another address for the same photo every night. */
const maxRemembered = 100;

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
  if (added.length === 0) return;
  const oldest = tx
    .select({ id: listingPhotoSources.id })
    .from(listingPhotoSources)
    .where(eq(listingPhotoSources.listingId, listingId))
    .orderBy(desc(listingPhotoSources.id))
    .offset(maxRemembered);
  await tx
    .delete(listingPhotoSources)
    .where(
      and(eq(listingPhotoSources.listingId, listingId), inArray(listingPhotoSources.id, oldest)),
    );
  await jobs.enqueue(tx, fetchPhotosJob, { userId }, { onceKey: userId });
}
