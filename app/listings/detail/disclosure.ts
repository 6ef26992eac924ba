/**
 * Who may open the page of a business, and which parts they see. Owners sell in confidence: whatever could identify the
 * business is removed before rendering, and the page only says that it exists and how it unlocks.
 */
import type { UserType } from "#app/accounts/user.ts";
import { isPublic, type ListingStatus } from "#app/listings/listing.ts";

export type ListingViewer = { id: string; userType: UserType } | null;

interface ListingLife {
  ownerId: string;
  status: ListingStatus;
  publishedAt: Date | null;
  expiresAt: Date | null;
}

/** "private": only for the owner and administrators. "gone": it used to be public. */
export type ListingAccess = "public" | "private" | "gone" | "not-found";

export function checkAccess(listing: ListingLife, viewer: ListingViewer, now: Date): ListingAccess {
  if (isPublic(listing, now) || listing.status === "sold") return "public";
  if (isInsider(listing, viewer)) return "private";
  return listing.publishedAt ? "gone" : "not-found";
}

/** The owner, or an administrator. */
export const isInsider = (
  { ownerId }: Pick<ListingLife, "ownerId">,
  viewer: ListingViewer,
): boolean => viewer !== null && (viewer.id === ownerId || viewer.userType === "admin");

export interface Medium {
  id: string;
  kind: "photo" | "video" | "document";
  caption: string;
  revealing: boolean;
}

export interface Confidential {
  ownerId: string;
  businessName: string | null;
  businessNameHidden: boolean;
  address: string | null;
  addressHidden: boolean;
  website: string | null;
  isPackageBought: boolean;
  media: readonly Medium[];
  /** The owner has granted this viewer access to the documents. */
  isGranted: boolean;
}

/** What is shown, and of the rest only that it exists and how it unlocks. */
export interface Disclosed {
  businessName: string | null;
  street: string | null;
  website: string | null;
  photos: { mediaId: string; alt: string }[];
  /** File names, for those who may read them. */
  documents: string[] | null;
  locks: Lock[];
}

export type Lock =
  | { what: "business-name" }
  | { what: "street" }
  | { what: "website"; opens: "package" | "sign-in" }
  | { what: "photos" | "videos"; count: number; opens: "package" }
  | { what: "documents"; count: number; opens: "package" | "grant" };

export function disclose(listing: Confidential, viewer: ListingViewer): Disclosed {
  const { isPackageBought, media } = listing;
  const locks: Lock[] = [];
  const businessName = listing.businessNameHidden ? null : listing.businessName;
  if (listing.businessNameHidden) locks.push({ what: "business-name" });
  const street = listing.addressHidden ? null : listing.address;
  if (listing.addressHidden) locks.push({ what: "street" });

  const isOpen = ({ revealing }: Medium) => !revealing || isPackageBought;
  const photos = media.filter(({ kind }) => kind === "photo");
  const openPhotos = photos.filter(isOpen);
  if (openPhotos.length < photos.length)
    locks.push({ what: "photos", count: photos.length - openPhotos.length, opens: "package" });
  const videos = media.filter(({ kind }) => kind === "video").length;
  if (videos > 0 && !isPackageBought)
    locks.push({ what: "videos", count: videos, opens: "package" });

  const documents = media.filter(({ kind }) => kind === "document");
  const mayRead =
    isPackageBought && (isInsider(listing, viewer) || (viewer !== null && listing.isGranted));
  if (documents.length > 0 && !mayRead)
    locks.push({
      what: "documents",
      count: documents.length,
      opens: isPackageBought ? "grant" : "package",
    });

  const website = safeWebsite(listing.website);
  const isWebsiteOpen = isPackageBought && viewer !== null;
  if (website && !isWebsiteOpen)
    locks.push({ what: "website", opens: isPackageBought ? "sign-in" : "package" });

  return {
    businessName: businessName || null,
    street: street || null,
    website: isWebsiteOpen ? website : null,
    photos: openPhotos.map(({ id, caption }) => ({ mediaId: id, alt: caption })),
    documents: documents.length > 0 && mayRead ? documents.map(({ caption }) => caption) : null,
    locks,
  };
}

/** Visitors trust our links: http and https only. */
function safeWebsite(text: string | null): string | null {
  if (!text || !URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return protocol === "https:" || protocol === "http:" ? href : null;
}
