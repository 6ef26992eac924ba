import { and, eq } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
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

/**
 * Locks the owner's listing until the end of the transaction, so that two tabs cannot both take the last place. False where it is
 * somebody else's: for them it does not exist.
 */
export async function lockOwnListing(tx: Db, { listingId, ownerId }: OwnedMedia): Promise<boolean> {
  const [listing] = await tx
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.id, listingId), eq(listings.ownerId, ownerId)))
    .for("update");
  return listing !== undefined;
}

/** The same for adding something: the page of a sold business is a record, to which only administrators add anything. */
export async function lockChangeableListing(tx: Db, owned: OwnedMedia): Promise<boolean> {
  if (!(await lockOwnListing(tx, owned))) return false;
  const [listing] = await tx
    .select({ status: listings.status })
    .from(listings)
    .where(eq(listings.id, owned.listingId));
  return listing?.status !== "sold" || Boolean(owned.administratorId);
}

/** Null where the listing is somebody else's. */
export async function findOwnListingTitle(
  db: Db,
  { listingId, ownerId }: OwnedMedia,
): Promise<string | null> {
  const [listing] = await db
    .select({ title: listings.title })
    .from(listings)
    .where(and(eq(listings.id, listingId), eq(listings.ownerId, ownerId)));
  return listing?.title ?? null;
}
