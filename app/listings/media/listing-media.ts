import type { ListingStatus } from "#app/listings/listing.ts";

export const mediaSections = ["photos", "documents", "video"] as const;
export type MediaSectionName = (typeof mediaSections)[number];

export const mediaPath = (
  listingId: string,
  section: MediaSectionName,
  isAdministrator = false,
): string => `/${isAdministrator ? "admin" : "account"}/listings/${listingId}/${section}`;

export const sectionOf = (pathname: string): MediaSectionName =>
  mediaSections.find((section) => pathname.split("/").slice(-2).includes(section))!;

/** A sold listing stays as its buyers saw it. Only administrators can change it. */
export const canChangeMedia = (status: ListingStatus, isAdministrator = false): boolean =>
  isAdministrator || status !== "sold";

export interface MediaAnswer {
  ok: boolean;
  message: string;
  /** A text was altered before it was stored: the person has to be informed. */
  isNotice?: boolean;
  link?: string;
}
