import { and, eq } from "drizzle-orm";
import { userBlocks } from "#app/messages/safety/safety.table.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface BlockPerson {
  blockerId: string;
  blockedId: string;
  now: Date;
}

/** From now on the blocked person's messages reach the blocker no more. The blocked person is not told. */
export async function blockPerson(
  tx: Db,
  { blockerId, blockedId, now }: BlockPerson,
): Promise<void> {
  await tx
    .insert(userBlocks)
    .values({ blockerId, blockedId, createdAt: now })
    .onConflictDoNothing();
}

/** What was sent meanwhile stays undelivered. Returns false where nothing was blocked. */
export async function unblockPerson(
  tx: Db,
  { blockerId, blockedId }: Omit<BlockPerson, "now">,
): Promise<boolean> {
  const removed = await tx
    .delete(userBlocks)
    .where(and(eq(userBlocks.blockerId, blockerId), eq(userBlocks.blockedId, blockedId)))
    .returning({ blockedId: userBlocks.blockedId });
  return removed.length > 0;
}
