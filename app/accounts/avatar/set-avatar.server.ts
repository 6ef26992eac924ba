import { eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { lockPerson } from "#app/accounts/lock-person.server.ts";
import { avatarFile, type AvatarProblem, avatarSizes } from "./avatar.ts";
import type { RenderedAvatar } from "./render-avatar.server.ts";
import { allowAttempt, defineRateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { tooSlow } from "#app/platform/files/picture-limits.ts";
import { runFileTask } from "#app/platform/files/run-file-task.ts";
import { storeWithRow } from "#app/platform/files/store-with-row.ts";
import { sweepFilesJob } from "#app/platform/files/sweep-files.job.server.ts";
import { takeTurn } from "#app/platform/files/take-turn.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { Log } from "#app/platform/log.ts";

const avatarLimit = defineRateLimit("avatar", { max: 30, windowMinutes: 60 });

export type SetAvatarOutcome = { ok: true; key: string } | { ok: false; reason: AvatarProblem };

export async function setAvatar(
  { db, files, jobs, log, now }: { db: Db; files: FileStore; jobs: Jobs; log: Log; now: Date },
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
  const key = createId();
  const newFiles = rendered.files.map((file) => ({
    key: avatarFile(key, file.size),
    bytes: file.bytes,
    contentType: "image/webp",
  }));
  return storeWithRow({ files, log }, newFiles, async () => {
    await db.transaction((tx) => replaceAvatar(tx, jobs, userId, key));
    return { ok: true, key } as const;
  });
}

export async function removeAvatar(db: Db, jobs: Jobs, userId: string): Promise<void> {
  await db.transaction((tx) => replaceAvatar(tx, jobs, userId, null));
}

/** The old picture is deleted after the commit. */
export async function replaceAvatar(
  tx: Db,
  jobs: Jobs,
  userId: string,
  key: string | null,
): Promise<void> {
  const before = await lockPerson(tx, userId);
  await tx.update(users).set({ avatar: key }).where(eq(users.id, userId));
  if (!before.avatar) return;
  const keys = avatarSizes.map((size) => avatarFile(before.avatar!, size));
  await jobs.enqueue(tx, sweepFilesJob, { keys });
}
