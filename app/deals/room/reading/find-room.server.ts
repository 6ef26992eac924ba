import { eq, sql } from "drizzle-orm";
import type { Viewer } from "#app/accounts/viewer.ts";
import { titleSeenBy } from "#app/listings/confidential/own-text.server.ts";
import { guardColumns } from "#app/listings/public-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { isId } from "#app/platform/db/id.ts";
import { canReadRoom } from "#app/deals/room/room.ts";
import { roomDocuments } from "#app/deals/room/room.table.ts";

/** Null for people without access, as if there were no room. */
export async function findRoom(db: Db, listingId: string, viewer: Viewer | null, now: Date) {
  if (!viewer || !isId(listingId)) return null;
  const [listing] = await db
    .select({
      id: listings.id,
      title: titleSeenBy(sql`${viewer.id}::uuid`),
      ...guardColumns(sql`${viewer.id}::uuid`, now),
    })
    .from(listings)
    .where(eq(listings.id, listingId));
  const reader = listing ? canReadRoom(listing, viewer, now) : null;
  return listing && reader ? { id: listing.id, title: listing.title, reader } : null;
}

/** Whether to link to it: an empty room is not worth a visit. */
export async function hasReadableRoom(db: Db, listingId: string, viewer: Viewer | null, now: Date) {
  const room = await findRoom(db, listingId, viewer, now);
  return (
    room !== null && (await db.$count(roomDocuments, eq(roomDocuments.listingId, room.id))) > 0
  );
}
