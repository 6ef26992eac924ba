import type { OwnedListing } from "#app/listings/owned/owned-listing.ts";
import type { OwnedListingView } from "#app/listings/owned/owned-listing-row.tsx";
import { placeName } from "#app/shared/places.ts";

/** The data of a row in the owner's list. */
export function makeOwnedListingView(
  listing: OwnedListing,
  leads: number | null,
): OwnedListingView {
  const { id, title, status, rejectionReason, expiresAt, views, photoId } = listing;
  return {
    id,
    title,
    place: placeName(listing),
    status,
    rejectionReason,
    expiresAt: expiresAt?.toISOString() ?? null,
    views,
    leads,
    photoId,
  };
}
