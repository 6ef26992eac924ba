import { Badge } from "#app/ui/badge.tsx";
import type { ListingCardData } from "./listing-card-data.ts";
import { ListingPhoto } from "./listing-photo.tsx";

interface CardPhotoProps {
  listing: Pick<ListingCardData, "photo" | "badges">;
  sizes: string;
  eager: boolean | undefined;
}

/** The photo of a card with two badges at most; it zooms slightly on hover. */
export function CardPhoto({ listing: { photo, badges }, sizes, eager }: CardPhotoProps) {
  return (
    <>
      <ListingPhoto
        photo={photo}
        sizes={sizes}
        eager={eager}
        className="rounded-surface [&_img]:transition-transform [&_img]:duration-200 [&_img]:ease-out motion-safe:group-hover:[&_img]:scale-[1.02]"
      />
      {badges.length > 0 && (
        <ul className="absolute top-3 left-3 flex gap-1.5">
          {badges.slice(0, 2).map((badge) => (
            <li key={badge.label}>
              <Badge tone={badge.tone}>{badge.label}</Badge>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
