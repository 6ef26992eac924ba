import { badgeClass } from "#app/ui/feedback/badge.tsx";
import type { ListingCardData } from "./listing-card-data.ts";
import { ListingPhoto } from "./listing-photo.tsx";

interface CardPhotoProps {
  listing: Pick<ListingCardData, "photo" | "badges">;
  sizes: string;
  /** It is above the fold. */
  eager?: boolean | undefined;
  /** Set during the view transition to the page. */
  transitionName?: string;
}

/** The photo of a card with two badges at most; it zooms slightly on hover. */
export function CardPhoto({ listing, sizes, eager, transitionName }: CardPhotoProps) {
  const { photo, badges } = listing;
  return (
    <ListingPhoto
      photo={photo}
      sizes={sizes}
      eager={eager}
      className="card-photo"
      transitionName={transitionName}
    >
      {badges.length > 0 && (
        <ul>
          {badges.slice(0, 2).map(({ label, tone }) => (
            <li key={label} className={badgeClass(tone)}>
              {label}
            </li>
          ))}
        </ul>
      )}
    </ListingPhoto>
  );
}
