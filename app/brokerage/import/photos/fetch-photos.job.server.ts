import { and, asc, eq } from "drizzle-orm";
import { listingPhotoSources } from "#app/brokerage/import/imports.table.ts";
import { addFile, type FileServices } from "#app/listings/media/add-file.server.ts";
import { canRetry, explainProblem } from "#app/listings/media/file-problems.ts";
import { type Fetch, fetchPublic } from "#app/platform/http/fetch-public.server.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { maxUploadBytes, showableFileName } from "#app/platform/uploads/upload.ts";
import { fetchPhotosJob } from "./photo-sources.server.ts";

export interface PhotoServices extends FileServices {
  jobs: Jobs;
  fetch?: Fetch;
}

const maxAttempts = 4;
const retryMinutes = 20;
/** As long as the hourly limit of uploads lasts. */
const limitMinutes = 61;

type Source = typeof listingPhotoSources.$inferSelect;

/** One after the other, as a person's uploads are. What could not be fetched is tried again later. */
export async function fetchPhotos(
  services: PhotoServices,
  { listingId }: { listingId: string },
  now: Date,
): Promise<void> {
  const { db, jobs } = services;
  const sources = await db
    .select()
    .from(listingPhotoSources)
    .where(
      and(eq(listingPhotoSources.listingId, listingId), eq(listingPhotoSources.state, "waiting")),
    )
    .orderBy(asc(listingPhotoSources.id));
  let waitMinutes = 0;
  for (const source of sources) {
    const { isLimited = false, ...result } = await addPhoto(services, source, now);
    await db.update(listingPhotoSources).set(result).where(eq(listingPhotoSources.id, source.id));
    if (result.state === "waiting")
      waitMinutes = Math.max(waitMinutes, isLimited ? limitMinutes : retryMinutes);
  }
  if (waitMinutes > 0)
    await jobs.enqueue(
      db,
      fetchPhotosJob,
      { listingId },
      { startAfter: new Date(now.getTime() + waitMinutes * 60_000), onceKey: listingId },
    );
}

type Result = Pick<Source, "state" | "problem" | "attempts"> & { isLimited?: boolean };

async function addPhoto(services: PhotoServices, source: Source, now: Date): Promise<Result> {
  const { id, listingId, userId, address } = source;
  const attempts = source.attempts + 1;
  const later = (problem: string): Result => ({
    state: attempts < maxAttempts ? "waiting" : "failed",
    problem,
    attempts,
  });
  const fetch = services.fetch ?? fetchPublic;
  const got = await fetch(address, { maxBytes: maxUploadBytes.photo });
  if (!got.ok)
    return got.canRetry ? later(got.message) : { state: "failed", problem: got.message, attempts };
  if (got.status !== 200) return later(`The address answered with the status ${got.status}.`);
  const name = showableFileName(new URL(address).pathname);
  const added = await addFile(services, {
    kind: "photo",
    id,
    listingId,
    ownerId: userId,
    name,
    read: async () => got.body,
    now,
    requestId: null,
  });
  if (added.ok) return { state: "added", problem: null, attempts };
  if (added.reason === "not-found")
    return { state: "failed", problem: "The listing is no longer yours to edit.", attempts };
  const problem = explainProblem("photo", added.reason, name);
  if (added.reason === "too-many-attempts")
    return { state: "waiting", problem, attempts: source.attempts, isLimited: true };
  return canRetry(added.reason) ? later(problem) : { state: "failed", problem, attempts };
}
