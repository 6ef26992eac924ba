import type { ListingCardData } from "#app/listings/listing-card-data.ts";
import type { PhotoRow } from "#app/listings/public-listing.server.ts";

export const makePhoto = (row: PhotoRow): ListingCardData["photo"] =>
  row.photoId === null
    ? null
    : {
        mediaId: row.photoId,
        alt: row.photoCaption ?? "",
        width: row.photoWidth!,
        height: row.photoHeight!,
      };
