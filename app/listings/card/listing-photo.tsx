import type { ReactNode } from "react";
import { Photo } from "#app/ui/media/photo.tsx";
import type { ListingCardData } from "./listing-card-data.ts";
import { photoHref, photoWidths } from "#app/listings/media/photo.ts";

interface ListingPhotoProps {
  photo: (NonNullable<ListingCardData["photo"]> & { placeholder?: string }) | null;
  sizes: string;
  eager?: boolean;
  className?: string;
  transitionName?: string;
  children?: ReactNode;
}

export function ListingPhoto({ photo, ...rest }: ListingPhotoProps) {
  return (
    <Photo
      {...rest}
      src={photo && photoHref(photo.mediaId, 800)}
      srcSet={
        photo
          ? photoWidths.map((width) => `${photoHref(photo.mediaId, width)} ${width}w`).join(", ")
          : undefined
      }
      alt={photo?.alt ?? ""}
      placeholder={photo?.placeholder}
    />
  );
}
