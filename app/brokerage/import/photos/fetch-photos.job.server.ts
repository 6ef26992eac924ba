import { and, asc, eq, getTableColumns } from "drizzle-orm";
import { isActiveUser, users } from "#app/accounts/accounts.table.ts";
import { listingPhotoSources } from "#app/brokerage/import/imports.table.ts";
import { addFile, type FileServices } from "#app/listings/media/add-file.server.ts";
import { canRetry, explainProblem } from "#app/listings/media/file-problems.ts";
import type { Db } from "#app/platform/db/db.ts";
import { type Fetch, fetchPublic } from "#app/platform/http/fetch-public.server.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { allowAttempt, defineRateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";
import { maxUploadBytes, showableFileName } from "#app/platform/uploads/upload.ts";
import { fetchPhotosJob } from "./photo-sources.server.ts";

export interface PhotoServices extends FileServices {
  jobs: Jobs;
  fetch?: Fetch;
}

/** Of 300 uploads an hour, some are left for what the person uploads by hand. */
const fetchLimit = defineRateLimit("photo-fetch", { max: 240, windowMinutes: 60 });
const limitMinutes = 61;
const maxAttempts = 4;
const retryMinutes = 20;
/** Then other people's photos have their turn: a host may be slow on purpose. */
const turnMs = 60_000;
const batchSize = 50;

type Source = typeof listingPhotoSources.$inferSelect;

/** One after the other, which no host takes for an attack. What could not be fetched is tried again later. */
export async function fetchPhotos(
  services: PhotoServices,
  { userId }: { userId: string },
  now: Date,
): Promise<void> {
  const { db, jobs } = services;
  const until = Date.now() + turnMs;
  const again = (minutes: number) =>
    jobs.enqueue(
      db,
      fetchPhotosJob,
      { userId },
      minutes === 0
        ? { onceKey: userId }
        : {
            startAfter: new Date(now.getTime() + minutes * 60_000),
            // Photos of another import do not wait for it.
            onceKey: `${userId} later`,
          },
    );
  const sources = await listWaiting(db, userId);
  for (const source of sources) {
    // The others were tried some minutes ago.
    if (source.attempts > sources[0]!.attempts) break;
    if (Date.now() > until) return again(0);
    if (!(await allowAttempt(db, fetchLimit, userId, now))) return again(limitMinutes);
    const { isLimited = false, ...result } = await addPhoto(services, source, now);
    await db.update(listingPhotoSources).set(result).where(eq(listingPhotoSources.id, source.id));
    if (isLimited) return again(limitMinutes);
  }
  const [next] = await listWaiting(db, userId);
  if (next) await again(next.attempts > sources[0]!.attempts ? retryMinutes : 0);
}

/** What was tried least comes first. */
const listWaiting = (db: Db, userId: string): Promise<Source[]> =>
  db
    .select(getTableColumns(listingPhotoSources))
    .from(listingPhotoSources)
    .innerJoin(users, and(eq(users.id, listingPhotoSources.userId), isActiveUser))
    .where(and(eq(listingPhotoSources.userId, userId), eq(listingPhotoSources.state, "waiting")))
    .orderBy(asc(listingPhotoSources.attempts), asc(listingPhotoSources.id))
    .limit(batchSize);

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
