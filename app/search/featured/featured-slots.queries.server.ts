import { sql } from "drizzle-orm";
import { defaultFeaturedSlots, type FeaturedSlots, featuredSlotsSchema } from "./featured-slots.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { QueryCache } from "#app/platform/query-cache.ts";

/** Site settings belong to a later feature, which writes them; this reads the one row that concerns the search. */
async function getFeaturedSlots(db: Db): Promise<FeaturedSlots> {
  const { rows } = await db.execute<{ value: unknown }>(
    sql`select value from site_settings where key = 'featuredSlots'`,
  );
  return featuredSlotsSchema.safeParse(rows[0]?.value).data ?? defaultFeaturedSlots;
}

/** Cached, because every search needs them. */
export const getCachedFeaturedSlots = (queryCache: QueryCache): Promise<FeaturedSlots> =>
  queryCache.get("featured slots", (db) => getFeaturedSlots(db));
