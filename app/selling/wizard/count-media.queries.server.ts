import { eq, sql } from "drizzle-orm";
import type { MediaCounts } from "#app/selling/editing/completeness.ts";
import { listingMedia } from "#app/listings/media/media.table.ts";
import type { Db } from "#app/platform/db/db.ts";

export async function countMedia(db: Db, listingId: string): Promise<MediaCounts> {
  const [counts] = await db
    .select({
      photos: sql<number>`count(*) filter (where ${listingMedia.kind} = 'photo')::int`,
      documents: sql<number>`count(*) filter (where ${listingMedia.kind} = 'document')::int`,
    })
    .from(listingMedia)
    .where(eq(listingMedia.listingId, listingId));
  return counts!;
}
