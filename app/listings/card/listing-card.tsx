import { useViewTransitionState } from "react-router";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import { CompareToggle } from "#app/listings/compare/compare-toggle.tsx";
import type { ListingCardData } from "./listing-card-data.ts";
import { dot } from "./dot.ts";
import { CardFigures } from "./card-figures.tsx";
import { CardPhoto } from "./card-photo.tsx";
import { SaveButton } from "./save-button.tsx";
import { PlainLink } from "#app/ui/plain-link.tsx";

interface ListingCardProps {
  listing: ListingCardData;
  /** The picture is on the first screen. */
  eager?: boolean;
  headingLevel?: 2 | 3;
  sizes?: string;
}

const threeInARow = "(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw";

/** One link per card, over all of it; the heart lies above the link. */
export function ListingCard({
  listing,
  eager,
  headingLevel = 3,
  sizes = threeInARow,
}: ListingCardProps) {
  const { id, title } = listing;
  const Heading = `h${headingLevel}` as const;
  const href = `/business/${id}`;
  // The picture becomes that of the page; only this card's, or the browser would have to move them all.
  const isOpening = useViewTransitionState(href);
  return (
    <article className="listing-card">
      <CardPhoto
        listing={listing}
        sizes={sizes}
        eager={eager}
        transitionName={isOpening ? `photo-${id}` : undefined}
      />
      <p className="card-place">
        <span className="truncate">
          <b>{`${listing.city}, ${listing.region}`}</b>
          {`${dot}${listing.category}`}
        </span>
        <span className="shrink-0">
          <span className="sr-only">Listed </span>
          <TimeAgo {...listing.listed} />
        </span>
      </p>
      <Heading className="card-title">
        <PlainLink to={href} prefetch viewTransition className="covers">
          {title}
        </PlainLink>
      </Heading>
      <CardFigures listing={listing} askingLabel="Asking" />
      <div className="card-actions">
        <SaveButton listingId={id} title={title} saved={listing.saved} />
        <CompareToggle listingId={id} title={title} look="round" />
      </div>
    </article>
  );
}
