import { and, asc, eq, inArray } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import { listingMedia } from "#app/listings/media/media.table.ts";
import type { OwnedMedia } from "#app/listings/media/own-listing.server.ts";
import type { OwnPhoto } from "#app/listings/media/photos/own-photo.ts";
import { photoStatuses } from "#app/listings/media/photos/own-photo.ts";
import type { Db } from "#app/platform/db/db.ts";

/** The photos of a listing in their order, for its owner. */
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

/** A listing of this owner; null for somebody else's. */
export async function findPhotoListing(db: Db, listingId: string, ownerId: string) {
  const [listing] = await db
    .select({ id: listings.id, title: listings.title, status: listings.status })
    .from(listings)
    .where(and(eq(listings.id, listingId), eq(listings.ownerId, ownerId)));
  return listing ?? null;
}

/** The same, locked until the end of the transaction, and only while its photos may be changed. */
export async function lockPhotoListing(
  tx: Db,
  { listingId, ownerId, administratorId }: OwnedMedia,
) {
  const [listing] = await tx
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(
        eq(listings.id, listingId),
        eq(listings.ownerId, ownerId),
        administratorId ? undefined : inArray(listings.status, [...photoStatuses]),
      ),
    )
    .for("update");
  return listing ?? null;
}
