import { eq, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { avatarFile, type AvatarProblem } from "#app/accounts/avatar/avatar.ts";
import { renderAvatar } from "#app/accounts/avatar/render-avatar.server.ts";
import { allowAttempt } from "#app/accounts/rate-limits/count-attempt.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { defineJob, type Jobs } from "#app/platform/jobs/jobs.ts";

/** Deletes the files of a picture that nobody uses any more. */
export const sweepAvatarJob = defineJob<{ key: string }>("sweep-avatar");

export interface SetAvatarDependencies {
  db: Db;
  files: FileStore;
  jobs: Jobs;
  now: Date;
}

export type SetAvatarOutcome = { ok: true; key: string } | { ok: false; reason: AvatarProblem };

const hour = 60 * 60 * 1000;

export async function setAvatar(
  { db, files, jobs, now }: SetAvatarDependencies,
  userId: string,
  bytes: Uint8Array,
): Promise<SetAvatarOutcome> {
  if (!(await allowAttempt(db, "avatar", userId, now)))
    return { ok: false, reason: "too-many-attempts" };
  const drawn = await renderAvatar(bytes);
  if (!drawn.ok) return drawn;
  const { key } = drawn;
  // Asked for before anything is stored: should this process end halfway, the files are found and removed.
  await jobs.enqueue(db, sweepAvatarJob, { key }, { startAfter: new Date(now.getTime() + hour) });
  await db.transaction(async (tx) => {
    await lockAvatar(tx, key);
    for (const file of drawn.files)
      await files.put(avatarFile(key, file.size), file.bytes, "image/webp");
    await replaceAvatar(tx, jobs, userId, key);
  });
  return { ok: true, key };
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

/** Two people may upload the same picture: one must not delete it while the other starts to use it. */
export async function lockAvatar(tx: Db, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`avatar:${key}`}, 0))`);
}
