import { recordOwnAction } from "#app/accounts/record-own-action.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { MandateWishes } from "./mandate.ts";
import { mandateWishes } from "./mandates.table.ts";

/** Running mandates and open offers stay. */
export const saveWishes = (
  db: Db,
  { userId, wishes, requestId }: { userId: string; wishes: MandateWishes; requestId: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx
      .insert(mandateWishes)
      .values({ userId, ...wishes })
      .onConflictDoUpdate({ target: mandateWishes.userId, set: wishes });
    await recordOwnAction(tx, userId, "mandate-wishes-saved", requestId);
  });
