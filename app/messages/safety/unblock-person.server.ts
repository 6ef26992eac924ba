import { and, eq } from "drizzle-orm";
import { userBlocks } from "#app/messages/safety/safety.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/** From the list of blocked people. What was sent meanwhile stays withheld. False where nobody was blocked. */
export async function unblockPerson(
  tx: Db,
  { blockerId, blockedId }: { blockerId: string; blockedId: string },
): Promise<boolean> {
  const removed = await tx
    .delete(userBlocks)
    .where(and(eq(userBlocks.blockerId, blockerId), eq(userBlocks.blockedId, blockedId)))
    .returning({ blockedId: userBlocks.blockedId });
  return removed.length > 0;
}
