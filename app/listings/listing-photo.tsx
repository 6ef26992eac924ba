import { Photo } from "#app/ui/photo.tsx";
import type { ListingCardData } from "./listing-card-data.ts";

const widths = [480, 960, 1600] as const;

interface ListingPhotoProps {
  photo: ListingCardData["photo"];
  sizes: string;
  eager?: boolean;
  className?: string;
}

export function ListingPhoto({ photo, sizes, eager, className }: ListingPhotoProps) {
  const url = (width: number) => (photo ? `/media/${photo.mediaId}/${String(width)}.webp` : "");
  return (
    <Photo
      src={photo && url(960)}
      srcSet={
        photo ? widths.map((width) => `${url(width)} ${String(width)}w`).join(", ") : undefined
      }
      sizes={sizes}
      alt={photo?.alt ?? ""}
      eager={eager}
      className={className}
    />
  );
}
