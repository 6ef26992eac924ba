import { and, eq } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import { canChangeMedia } from "./listing-media.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface OwnedMedia {
  listingId: string;
  ownerId: string;
  /** An administrator who acts in the owner's place. */
  administratorId?: string | null;
}

/** Who does it: their name is in the audit log, their uploads are used, and their attempts are counted. */
export const actorOf = ({ ownerId, administratorId }: Omit<OwnedMedia, "listingId">): string =>
  administratorId ?? ownerId;

/** Null where the listing is another owner's: for them it does not exist. */
export async function findOwnListing(db: Db, owned: OwnedMedia) {
  const [listing] = await selectOwn(db, owned);
  return listing ?? null;
}

/** Locks the listing until the end of the transaction, so that two tabs cannot both take the last place. */
export async function lockOwnListing(tx: Db, owned: OwnedMedia): Promise<boolean> {
  const [listing] = await selectOwn(tx, owned).for("update");
  return listing !== undefined;
}

/** The same, and only if something may be added or arranged: the page of a sold business is a record. */
export async function lockChangeableListing(tx: Db, owned: OwnedMedia): Promise<boolean> {
  const [listing] = await selectOwn(tx, owned).for("update");
  return listing !== undefined && canChangeMedia(listing.status, Boolean(owned.administratorId));
}

const selectOwn = (db: Db, { listingId, ownerId }: OwnedMedia) =>
  db
    .select({ id: listings.id, title: listings.title, status: listings.status })
    .from(listings)
    .where(and(eq(listings.id, listingId), eq(listings.ownerId, ownerId)));
