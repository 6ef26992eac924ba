import { ownTitle } from "#app/listings/confidential/own-text.server.ts";
import { and, eq } from "drizzle-orm";
import { createContext, type RouterContextProvider } from "react-router";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import type { ListingChange } from "#app/listings/audit-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { managedBy } from "#app/listings/public-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { isId } from "#app/platform/db/id.ts";
import { canChangeMedia } from "./listing-media.ts";

export interface OwnedMedia extends Omit<ListingChange, "actorId"> {
  /** The person who manages the listing: its owner, or the broker with the mandate. */
  ownerId: string;
}

/** Set by the admin area, where administrators act on the owner's behalf. */
export const mediaEditorContext = createContext<{
  ownerId: string;
  administratorId: string | null;
} | null>(null);

export async function openOwnListing(context: Readonly<RouterContextProvider>, listingId: string) {
  const { db } = context.get(servicesContext);
  const editor = context.get(mediaEditorContext) ?? {
    ownerId: context.get(viewerContext).id,
    administratorId: null,
  };
  const own = { listingId, ...editor, requestId: context.get(requestContext).id };
  const listing = isId(listingId) ? await findOwnListing(db, own) : null;
  return listing && { listing, own, isAdministrator: editor.administratorId !== null };
}

/** The person who is audited, whose uploads are used, and whose attempts are counted. */
export const actorOf = ({ ownerId, administratorId }: OwnedMedia): string =>
  administratorId ?? ownerId;

/** Null for somebody else's listing: for them it does not exist. */
export async function findOwnListing(db: Db, owned: OwnedMedia) {
  const [listing] = await selectOwn(db, owned);
  return listing ?? null;
}

/** Locks the listing until the end of the transaction, so that two tabs cannot both use the last slot. */
export async function lockOwnListing(tx: Db, owned: OwnedMedia): Promise<boolean> {
  const [listing] = await selectOwn(tx, owned).for("update");
  return listing !== undefined;
}

/** The same, unless the listing is sold. */
export async function lockChangeableListing(tx: Db, owned: OwnedMedia): Promise<boolean> {
  const [listing] = await selectOwn(tx, owned).for("update");
  return listing !== undefined && canChangeMedia(listing.status, Boolean(owned.administratorId));
}

const selectOwn = (db: Db, { listingId, ownerId }: OwnedMedia) =>
  db
    .select({ id: listings.id, title: ownTitle, status: listings.status })
    .from(listings)
    .where(and(eq(listings.id, listingId), managedBy(ownerId)));
