/**
 * The data room of a listing: numbered folders of documents for buyers with access. The owner sees who opened which page.
 * One level of folders is enough: "3.2" can be said on the phone.
 */
import type { Viewer } from "#app/accounts/viewer.ts";
import type { GuardedListing } from "#app/listings/audience.ts";
import { administersListings } from "#app/listings/disclosure.ts";
import { isPublic } from "#app/listings/listing.ts";
import { isManagedBy, type ManagedListing } from "#app/listings/manager.ts";

export const maxFolders = 30;
export const maxVersions = 20;
export const maxNameLength = 100;
export const maxQuestionLength = 2_000;

/** What buyers' lawyers and accountants ask for first. */
export const usualFolders = ["Company", "Finances", "Contracts and lease", "People", "Equipment"];

export const roomHref = (listingId: string): string => `/business/${listingId}/room`;
export const roomDocumentHref = (listingId: string, documentId: string): string =>
  `${roomHref(listingId)}/${documentId}`;
export const roomFileHref = (listingId: string, documentId: string): string =>
  `${roomDocumentHref(listingId, documentId)}/file`;
export const roomPageHref = (listingId: string, documentId: string, page: number): string =>
  `${roomDocumentHref(listingId, documentId)}/pages/${page}`;
export const ownRoomHref = (listingId: string): string => `/account/listings/${listingId}/room`;
export const ownDocumentHref = (listingId: string, documentId: string): string =>
  `${ownRoomHref(listingId)}/${documentId}`;

/** Generated, so that the uploaded name is never used as a path. */
export const roomFileKey = (storageKey: string): string => `rooms/${storageKey}`;

export type RoomReader = "manager" | "administrator" | "buyer";

interface RoomListing extends GuardedListing, ManagedListing {
  expiresAt: Date | null;
}

/** Null if the room does not exist for this person. */
export function canReadRoom(
  listing: RoomListing,
  viewer: Pick<Viewer, "id" | "userType" | "adminAreas">,
  now: Date,
): RoomReader | null {
  if (!listing.isPackageBought) return null;
  if (isManagedBy(listing, viewer)) return "manager";
  if (administersListings(viewer)) return "administrator";
  return listing.grant === "granted" && isPublic(listing, now) ? "buyer" : null;
}

/** Everything but a PDF can only be downloaded. */
export const canBeViewOnly = (contentType: string): boolean => contentType === "application/pdf";

interface Placed {
  id: string;
  folderId: string;
}

/** "1" and "1.3", by position, so that no number is missing. */
export function numberRoom<Folder extends { id: string }, Document extends Placed>(
  folders: readonly Folder[],
  documents: readonly Document[],
) {
  const byFolder = Map.groupBy(documents, ({ folderId }) => folderId);
  const numbered = <Item extends object>(items: readonly Item[], before: string) =>
    items.map((item, index) => Object.assign({}, item, { number: `${before}${index + 1}` }));
  return numbered(folders, "").map((folder) =>
    Object.assign(folder, {
      documents: numbered(byFolder.get(folder.id) ?? [], `${folder.number}.`),
    }),
  );
}
