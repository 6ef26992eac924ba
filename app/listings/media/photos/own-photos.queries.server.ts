import { and, asc, eq } from "drizzle-orm";
import { listingMedia } from "#app/listings/media/media.table.ts";
import type { OwnPhoto } from "./own-photo.ts";
import type { Db } from "#app/platform/db/db.ts";

export const listOwnPhotos = (db: Db, listingId: string): Promise<OwnPhoto[]> =>
  db
    .select({
      id: listingMedia.id,
      caption: listingMedia.caption,
      alt: listingMedia.alt,
      placeholder: listingMedia.placeholder,
      revealing: listingMedia.revealing,
      featured: listingMedia.featured,
    })
    .from(listingMedia)
    .where(and(eq(listingMedia.listingId, listingId), eq(listingMedia.kind, "photo")))
    .orderBy(asc(listingMedia.position));
