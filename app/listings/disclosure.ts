/** Who may open the page of a business, and which parts they see. Identifying details are removed before rendering. */
import { canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import type { Viewer } from "#app/accounts/viewer.ts";
import {
  type Audience,
  effectiveAudience,
  type GuardedListing,
  isInAudience,
  needsAgreement,
} from "./audience.ts";
import { isPublic, type ListingStatus } from "./listing.ts";
import { isManagedBy, type ManagedListing } from "./manager.ts";
import { parseVideoKey, type Video } from "./media/video/video.ts";

export type ListingViewer = Pick<Viewer, "id" | "userType" | "emailVerified" | "adminAreas"> | null;

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
  isManagedBy(listing, viewer) || administersListings(viewer);

/** Administrators of other areas see what everyone sees. */
export const administersListings = (
  viewer: Pick<Viewer, "userType" | "adminAreas"> | null,
): boolean =>
  viewer?.userType === "admin" && canOpenAdminPath(viewer.adminAreas, "/admin/listings");

/** Whoever answers for the listing and its administrators always see, so that nothing escapes review. */
export const canSee = (
  audience: Audience,
  listing: GuardedListing & ManagedListing,
  viewer: ListingViewer,
): boolean => isInsider(listing, viewer) || isInAudience(audience, listing, viewer);

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

export interface Confidential extends ManagedListing, GuardedListing {
  businessName: string | null;
  businessNameHidden: boolean;
  address: string | null;
  addressHidden: boolean;
  website: string | null;
  photosFor: Audience;
  documentsFor: Audience;
  websiteFor: Audience;
  videoFor: Audience;
  agreementRequired: boolean;
  media: readonly Medium[];
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
  /** Not for everyone: neither search engines nor link previews get it. */
  isConfidential?: true;
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
  | { what: "business-name" | "street" }
  | { what: "particulars"; opens: Opening }
  | { what: "photos" | "videos" | "documents" | "website"; count: number; opens: Opening };

/** What opens it: for the owner a package, for others what the owner has chosen. */
export type Opening =
  | "package"
  | "later"
  | "sign-in"
  | "sign-in-to-ask"
  | "confirm-email"
  | "sign"
  | "ask"
  | "wait"
  | "refused"
  | "revoked";

/** The real page of a confidential listing, instead of its teaser. */
export const canSeeBehindTeaser = (
  listing: GuardedListing & ManagedListing,
  viewer: ListingViewer,
): boolean => listing.confidential && canSee("access", listing, viewer);

/** Until a package is bought, the owner's own page hides what others don't see yet. */
export function disclose(listing: Confidential, viewer: ListingViewer): Disclosed {
  const { isPackageBought, media } = listing;
  const isHiddenAgain = listing.status === "sold" && !isInsider(listing, viewer);
  const locks: Lock[] = [];
  const isNamed = !listing.businessNameHidden && !isHiddenAgain;
  const isPlaced = !listing.addressHidden && !isHiddenAgain;
  if (listing.confidential && !canSeeBehindTeaser(listing, viewer))
    locks.push({ what: "particulars", opens: openingFor(listing, "access", viewer) });
  else {
    if (listing.businessNameHidden) locks.push({ what: "business-name" });
    if (listing.addressHidden) locks.push({ what: "street" });
  }
  const open = <Item>(
    what: Extract<Lock, { count: number }>["what"],
    audience: Audience,
    items: readonly Item[],
  ): readonly Item[] => {
    if (items.length === 0 || (isPackageBought && canSee(audience, listing, viewer))) return items;
    locks.push({ what, count: items.length, opens: openingFor(listing, audience, viewer) });
    return [];
  };
  const ofKind = (kind: Medium["kind"]) => media.filter((medium) => medium.kind === kind);

  const photos = ofKind("photo");
  const revealing = open(
    "photos",
    listing.photosFor,
    photos.filter((photo) => photo.revealing || listing.confidential),
  );
  const [video] = open("videos", listing.videoFor, ofKind("video"));
  const documents = open("documents", listing.documentsFor, ofKind("document"));
  const address = safeWebsite(listing.website);
  const [website] = open("website", listing.websiteFor, address ? [address] : []);

  return {
    businessName: (isNamed && listing.businessName) || null,
    street: (isPlaced && listing.address) || null,
    website: website ?? null,
    photos: photos
      .filter((photo) => !(photo.revealing || listing.confidential) || revealing.includes(photo))
      .map((photo) => showPhoto(photo, listing)),
    documents:
      documents.length > 0
        ? documents.map(({ id, fileName, bytes }) => ({ mediaId: id, name: fileName, bytes }))
        : null,
    video: discloseVideo(video),
    // Nothing of a sold business can be opened any more.
    locks: isHiddenAgain ? [] : locks,
  };
}

function openingFor(listing: Confidential, chosen: Audience, viewer: ListingViewer): Opening {
  const audience = effectiveAudience(chosen, listing.confidential);
  if (!listing.isPackageBought) return isInsider(listing, viewer) ? "package" : "later";
  if (!viewer) return audience === "registered" ? "sign-in" : "sign-in-to-ask";
  const { grant } = listing;
  if (grant === "refused" || grant === "revoked") return grant;
  if (audience === "registered") return "confirm-email";
  if (grant === "requested") return "wait";
  return needsAgreement(listing) ? "sign" : "ask";
}

function discloseVideo(medium: Medium | undefined): DisclosedVideo | null {
  const video = medium?.videoKey ? parseVideoKey(medium.videoKey) : null;
  return medium && video ? { ...video, mediaId: medium.id } : null;
}

function showPhoto(
  { id, alt, caption, placeholder, revealing }: Medium,
  { photosFor, status, confidential }: Confidential,
): ShownPhoto {
  const photo: ShownPhoto = { mediaId: id, alt: alt || caption };
  if (alt && caption) photo.caption = caption;
  if (placeholder) photo.placeholder = placeholder;
  if (confidential || (revealing && (photosFor !== "everyone" || status === "sold")))
    photo.isConfidential = true;
  return photo;
}

/** Visitors trust our links: http and https only. */
function safeWebsite(text: string | null): string | null {
  if (!text || !URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return protocol === "https:" || protocol === "http:" ? href : null;
}
