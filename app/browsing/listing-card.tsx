import { useViewTransitionState } from "react-router";
import { TimeAgo } from "#app/ui/format/time-ago.tsx";
import { CompareToggle } from "#app/shortlist/compare/compare-toggle.tsx";
import { type ListingCardData, dot } from "#app/listings/card/listing-card-data.ts";
import { CardFigures, CardPhoto } from "#app/listings/card/card-photo.tsx";
import { SaveButton } from "#app/listings/card/save-button.tsx";
import { listingHref } from "#app/listings/listing-address.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

interface ListingCardProps {
  listing: ListingCardData;
  sizes?: string;
}

const threeInARow = "(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw";

export function ListingCard({ listing, sizes = threeInARow }: ListingCardProps) {
  const { id, title } = listing;
  const href = listingHref(listing);
  // Only the clicked card is named, or the browser would animate all of them.
  const isOpening = useViewTransitionState(href);
  return (
    <article className="listing-card">
      <CardPhoto
        listing={listing}
        sizes={sizes}
        transitionName={isOpening ? `photo-${id}` : undefined}
      />
      <p className="card-place">
        <span className="truncate">
          <b>{listing.place}</b>
          {`${dot}${listing.category}`}
        </span>
        <span className="shrink-0">
          <span className="sr-only">Listed </span>
          <TimeAgo {...listing.listed} />
        </span>
      </p>
      <h3 className="card-title">
        <PlainLink to={href} prefetch viewTransition className="covers">
          {title}
        </PlainLink>
      </h3>
      <CardFigures listing={listing} askingLabel="Asking" />
      <div className="card-actions">
        <SaveButton listingId={id} title={title} saved={listing.saved} />
        <CompareToggle listingId={id} title={title} look="round" />
      </div>
    </article>
  );
}
