import { eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { avatarFile, avatarSizes } from "#app/accounts/avatar/avatar.ts";
import { lockAvatar } from "#app/accounts/avatar/set-avatar.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";

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
