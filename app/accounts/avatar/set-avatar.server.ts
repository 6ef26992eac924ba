import { eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { avatarFile, type AvatarProblem } from "#app/accounts/avatar/avatar.ts";
import type { RenderedAvatar } from "#app/accounts/avatar/render-avatar.server.ts";
import {
  lockAvatar,
  sweepAvatar,
  sweepAvatarJob,
} from "#app/accounts/avatar/sweep-avatar.job.server.ts";
import { defineRateLimit, allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { type FileStore, putMissing } from "#app/platform/files/file-store.ts";
import { tooSlow } from "#app/platform/files/picture-limits.ts";
import { runFileTask } from "#app/platform/files/run-file-task.ts";
import { takeTurn } from "#app/platform/files/take-turn.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { Log } from "#app/platform/log.ts";

/** Re-encoding a picture is expensive. */
const avatarLimit = defineRateLimit("avatar", { max: 30, windowMinutes: 60 });

export interface SetAvatarDependencies {
  db: Db;
  files: FileStore;
  jobs: Jobs;
  log: Log;
  now: Date;
}

export type SetAvatarOutcome = { ok: true; key: string } | { ok: false; reason: AvatarProblem };

type Rendered = Extract<RenderedAvatar, { ok: true }>;

const hour = 60 * 60 * 1000;

/**
 * The files are stored before the transaction, because the embedded database has one session, which slow storage must not
 * block. Their names are hashes of their content, so storing them twice does no harm.
 */
export async function setAvatar(
  { db, files, jobs, log, now }: SetAvatarDependencies,
  userId: string,
  bytes: Uint8Array,
): Promise<SetAvatarOutcome> {
  if (!(await allowAttempt(db, avatarLimit, userId, now)))
    return { ok: false, reason: "too-many-attempts" };
  const rendered = await takeTurn(
    userId,
    async () => (await runFileTask<RenderedAvatar>({ name: "avatar", bytes })) ?? tooSlow,
  );
  if (!rendered.ok) return rendered;
  const { key } = rendered;
  // Enqueued before anything is stored: if this process is killed halfway, the job deletes the unused files.
  await jobs.enqueue(db, sweepAvatarJob, { key }, { startAfter: new Date(now.getTime() + hour) });
  try {
    await storeFiles(files, rendered);
  } catch (error) {
    log.error({ err: error, userId }, "avatar not stored");
    await sweepAvatar(db, files, key);
    return { ok: false, reason: "not-stored" };
  }
  try {
    await db.transaction(async (tx) => {
      await lockAvatar(tx, key);
      await replaceAvatar(tx, jobs, userId, key);
    });
  } catch (error) {
    // If the database is unavailable, sweeping fails as well; then the job does it later.
    await sweepAvatar(db, files, key).catch((failure: unknown) => {
      log.warn({ err: failure }, "avatar not swept");
    });
    throw error;
  }
  // A sweep of the same picture may have run between the two. From here on it is in use and no sweep deletes it.
  await storeFiles(files, rendered);
  return { ok: true, key };
}

async function storeFiles(files: FileStore, { key, files: sizes }: Rendered): Promise<void> {
  for (const { size, bytes } of sizes)
    await putMissing(files, avatarFile(key, size), bytes, "image/webp");
}

export async function removeAvatar(db: Db, jobs: Jobs, userId: string): Promise<void> {
  await db.transaction((tx) => replaceAvatar(tx, jobs, userId, null));
}

/** Runs in the caller's transaction; the old picture is swept after the commit. */
export async function replaceAvatar(
  tx: Db,
  jobs: Jobs,
  userId: string,
  key: string | null,
): Promise<void> {
  const [before] = await tx
    .select({ avatar: users.avatar })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  await tx.update(users).set({ avatar: key }).where(eq(users.id, userId));
  if (before?.avatar && before.avatar !== key)
    await jobs.enqueue(tx, sweepAvatarJob, { key: before.avatar });
}
