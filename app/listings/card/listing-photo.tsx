import { Photo } from "#app/ui/photo.tsx";
import type { ListingCardData } from "./listing-card-data.ts";
import { photoHref, photoWidths } from "#app/listings/media/photo.ts";

interface ListingPhotoProps {
  photo: ListingCardData["photo"];
  sizes: string;
  eager?: boolean;
  className?: string;
}

export function ListingPhoto({ photo, sizes, eager, className }: ListingPhotoProps) {
  return (
    <Photo
      src={photo && photoHref(photo.mediaId, 800)}
      srcSet={
        photo
          ? photoWidths.map((width) => `${photoHref(photo.mediaId, width)} ${width}w`).join(", ")
          : undefined
      }
      sizes={sizes}
      alt={photo?.alt ?? ""}
      eager={eager}
      className={className}
    />
  );
}
