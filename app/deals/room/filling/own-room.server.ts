import { and, eq } from "drizzle-orm";
import { ownTitle } from "#app/listings/confidential/own-text.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { managedBy } from "#app/listings/public-listing.server.ts";
import { packages } from "#app/payments/package.ts";
import type { Db } from "#app/platform/db/db.ts";
import { isId } from "#app/platform/db/id.ts";
import { pick } from "#app/platform/db/pick.ts";

export interface OwnRoom {
  listingId: string;
  /** The owner, or the broker with the mandate. */
  managerId: string;
  requestId?: string | null;
}

/** Null for somebody else's listing. */
export async function findOwnRoom(db: Db, own: OwnRoom) {
  const [listing] = isId(own.listingId) ? await selectRoom(db, own) : [];
  return listing ? { ...listing, ...capacityOf(listing) } : null;
}

/** Locks the listing, so that two tabs cannot both use the last place. Null if nothing can be changed. */
export async function lockRoom(tx: Db, own: OwnRoom) {
  const [listing] = await selectRoom(tx, own).for("update");
  if (!listing) return null;
  const capacity = capacityOf(listing);
  return capacity.canChange ? capacity : null;
}

const selectRoom = (db: Db, { listingId, managerId }: OwnRoom) =>
  db
    .select({ ...pick(listings, "id", "status", "packageId"), title: ownTitle })
    .from(listings)
    .where(and(eq(listings.id, listingId), managedBy(managerId)));

type RoomListing = Awaited<ReturnType<typeof selectRoom>>[number];

/** The room of a sold business stays as the buyers saw it. */
const capacityOf = ({ packageId, status }: RoomListing) => ({
  most: packageId ? packages[packageId].roomDocuments : 0,
  canChange: packageId !== null && status !== "sold",
});
