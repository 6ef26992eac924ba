import { eq, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { avatarFile, avatarSizes } from "#app/accounts/avatar/avatar.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";

/** Deletes the files of a picture that is no longer used. */
export const sweepAvatarJob = defineJob<{ key: string }>("sweep-avatar");

export async function sweepAvatar(db: Db, files: FileStore, key: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAvatar(tx, key);
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.avatar, key))
      .limit(1);
    if (user) return;
    for (const size of avatarSizes) await files.delete(avatarFile(key, size));
  });
}

/** Two people may upload the same picture: one must not delete it while the other starts to use it. */
export async function lockAvatar(tx: Db, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`avatar:${key}`}, 0))`);
}
