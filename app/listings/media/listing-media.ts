import type { ListingStatus } from "#app/listings/listing.ts";

/** The pages of a listing's media, for its owner or for administrators. */
export const mediaPath = (listingId: string, isAdministrator = false): string =>
  `/${isAdministrator ? "admin" : "account"}/listings/${listingId}`;

/** A sold listing stays as its buyers saw it. Only administrators may change it. */
export const canChangeMedia = (status: ListingStatus, isAdministrator = false): boolean =>
  isAdministrator || status !== "sold";
