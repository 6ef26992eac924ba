import { lt } from "drizzle-orm";
import { forever, listingIndex } from "#app/listings/index/search.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/** As if all listings had been indexed long ago: for tests whose clock is behind the database. */
export async function backdateIndex(db: Db): Promise<void> {
  await db.delete(listingIndex).where(lt(listingIndex.ended, forever));
  await db.update(listingIndex).set({ since: 0 });
}
