import { recordOwnAction } from "#app/accounts/record-own-action.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { WishesInput } from "./mandate.schema.ts";
import { mandateWishes } from "./mandates.table.ts";

/** Running mandates and open offers stay. */
export const saveWishes = (
  db: Db,
  { userId, input, requestId }: { userId: string; input: WishesInput; requestId: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    const chosen = {
      takesMandates: input.takesMandates,
      regions: [...new Set(input.regions)],
      categories: [...new Set(input.categories)],
    };
    await tx
      .insert(mandateWishes)
      .values({ userId, ...chosen })
      .onConflictDoUpdate({ target: mandateWishes.userId, set: chosen });
    await recordOwnAction(tx, userId, "mandate-wishes-saved", requestId);
  });
