/** Who may open the page of a business, and which parts they see. Identifying details are removed before rendering. */
import type { UserType } from "#app/accounts/user.ts";
import { isPublic, type ListingStatus } from "./listing.ts";
import { isManagedBy, type ManagedListing } from "./manager.ts";
import { canReadDocuments, type DocumentGrant } from "./media/documents/document-access.ts";
import { parseVideoKey, type Video } from "./media/video/video.ts";

export type ListingViewer = { id: string; userType: UserType } | null;

interface ListingLife extends ManagedListing {
  status: ListingStatus;
  publishedAt: Date | null;
  expiresAt: Date | null;
}

export type ListingAccess = "public" | "private" | "gone" | "not-found";

export function checkAccess(listing: ListingLife, viewer: ListingViewer, now: Date): ListingAccess {
  if (isPublic(listing, now) || listing.status === "sold") return "public";
  if (isInsider(listing, viewer)) return "private";
  return listing.publishedAt ? "gone" : "not-found";
}

export const isInsider = (listing: ManagedListing, viewer: ListingViewer): boolean =>
  isManagedBy(listing, viewer) || viewer?.userType === "admin";

export interface Medium {
  id: string;
  kind: "photo" | "video" | "document";
  caption: string;
  alt: string;
  placeholder: string;
  revealing: boolean;
  fileName: string;
  bytes: number;
  videoKey: string | null;
}

export interface Confidential extends ManagedListing {
  businessName: string | null;
  businessNameHidden: boolean;
  address: string | null;
  addressHidden: boolean;
  website: string | null;
  isPackageBought: boolean;
  media: readonly Medium[];
  documentsOpen: boolean;
  documentGrant: DocumentGrant;
}

export interface DisclosedDocument {
  mediaId: string;
  name: string;
  bytes: number;
}

export interface DisclosedVideo extends Video {
  mediaId: string;
}

export interface ShownPhoto {
  mediaId: string;
  alt: string;
  caption?: string;
  placeholder?: string;
}

export interface Disclosed {
  businessName: string | null;
  street: string | null;
  website: string | null;
  photos: ShownPhoto[];
  documents: DisclosedDocument[] | null;
  video: DisclosedVideo | null;
  locks: Lock[];
}

export type Lock =
  | { what: "business-name" }
  | { what: "street" }
  | { what: "website"; opens: "package" | "sign-in" }
  | { what: "photos" | "videos"; count: number; opens: "package" }
  | { what: "documents"; count: number; opens: "package" | "sign-in" }
  | { what: "documents"; count: number; opens: "grant"; next: DocumentStep };

export type DocumentStep = "sign-in" | "ask" | "wait" | "refused";

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
  const videos = media.filter(({ kind }) => kind === "video");
  if (videos.length > 0 && !isPackageBought)
    locks.push({ what: "videos", count: videos.length, opens: "package" });

  const documents = media.filter(({ kind }) => kind === "document");
  const { length: count } = documents;
  const { documentGrant: grant } = listing;
  const mayRead = isPackageBought && canReadDocuments({ ...listing, grant }, viewer);
  if (count > 0 && !isPackageBought) locks.push({ what: "documents", count, opens: "package" });
  else if (count > 0 && listing.documentsOpen && !viewer)
    locks.push({ what: "documents", count, opens: "sign-in" });
  else if (count > 0 && !mayRead)
    locks.push({ what: "documents", count, opens: "grant", next: nextStep(grant, viewer) });

  const website = safeWebsite(listing.website);
  const isWebsiteOpen = isPackageBought && viewer !== null;
  if (website && !isWebsiteOpen)
    locks.push({ what: "website", opens: isPackageBought ? "sign-in" : "package" });

  return {
    businessName: businessName || null,
    street: street || null,
    website: isWebsiteOpen ? website : null,
    photos: openPhotos.map(showPhoto),
    documents:
      count > 0 && mayRead
        ? documents.map(({ id, fileName, bytes }) => ({ mediaId: id, name: fileName, bytes }))
        : null,
    video: isPackageBought ? discloseVideo(videos[0]) : null,
    locks,
  };
}

function nextStep(grant: DocumentGrant, viewer: ListingViewer): DocumentStep {
  if (!viewer) return "sign-in";
  if (grant === "refused") return "refused";
  return grant === "none" ? "ask" : "wait";
}

function discloseVideo(medium: Medium | undefined): DisclosedVideo | null {
  const video = medium?.videoKey ? parseVideoKey(medium.videoKey) : null;
  return medium && video ? { ...video, mediaId: medium.id } : null;
}

function showPhoto({ id, alt, caption, placeholder }: Medium): ShownPhoto {
  const photo: ShownPhoto = { mediaId: id, alt: alt || caption };
  if (alt && caption) photo.caption = caption;
  if (placeholder) photo.placeholder = placeholder;
  return photo;
}

/** Visitors trust our links: http and https only. */
function safeWebsite(text: string | null): string | null {
  if (!text || !URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return protocol === "https:" || protocol === "http:" ? href : null;
}
