import { useViewTransitionState } from "react-router";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import { CompareToggle } from "#app/listings/compare/compare-toggle.tsx";
import type { ListingCardData, FormattedFigure } from "./listing-card-data.ts";
import { FigureText } from "#app/listings/figures/listing-figure.tsx";
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
  const Heading = `h${headingLevel}` as const;
  const href = `/business/${listing.id}`;
  // The picture becomes that of the page; only this card's, or the browser would have to move them all.
  const isOpening = useViewTransitionState(href);
  return (
    <article className="group relative flex h-full flex-col">
      <div
        className="relative"
        style={isOpening ? { viewTransitionName: `photo-${listing.id}` } : undefined}
      >
        <CardPhoto listing={listing} sizes={sizes} eager={eager} />
      </div>
      <div className="mt-3 flex items-baseline justify-between gap-3 text-xs text-ink-3">
        <p className="truncate">
          <span className="font-semibold text-ink-2">
            {listing.city}, {listing.region}
          </span>
          <span aria-hidden="true" className="mx-1.5">
            ·
          </span>
          <span className="sr-only">, </span>
          {listing.category}
        </p>
        <p className="shrink-0">
          <span className="sr-only">Listed </span>
          <TimeAgo {...listing.listed} />
        </p>
      </div>
      {/* Two lines are kept for the headline, so that the figures of a row stand level. */}
      <Heading className="mt-1 line-clamp-2 min-h-[2lh] font-serif text-lg leading-snug font-medium tracking-tight text-pretty">
        <PlainLink to={href} prefetch viewTransition className="covers group-hover:underline">
          {listing.title}
        </PlainLink>
      </Heading>
      <dl className="mt-3 grid grid-cols-[1.2fr_1fr_1fr_auto] gap-x-3 border-t border-line pt-2.5">
        <CardFigure label="Asking" figure={listing.askingPrice} strong />
        <CardFigure label="Revenue" figure={listing.revenue} />
        <CardFigure label="Cash flow" figure={listing.cashFlow} />
        <div className="text-end">
          <dt className="text-xs text-ink-3">
            <abbr title="Asking price divided by cash flow" className="no-underline">
              Multiple
            </abbr>
          </dt>
          <dd className="figures text-sm font-medium">
            {listing.multiple === null ? "–" : `${listing.multiple.toFixed(1)}×`}
          </dd>
        </div>
      </dl>
      <div className="absolute top-2.5 right-2.5 flex flex-col gap-2">
        <SaveButton listingId={listing.id} title={listing.title} saved={listing.saved} />
        {/* Where a pointer can hover, the scales come with it; a picked one stays. */}
        <div className="no-print transition-opacity duration-120 group-focus-within:opacity-100 group-hover:opacity-100 has-[[aria-pressed=true]]:opacity-100 [@media(hover:hover)]:opacity-0">
          <CompareToggle listingId={listing.id} title={listing.title} look="round" />
        </div>
      </div>
    </article>
  );
}

function CardFigure({
  label,
  figure,
  strong,
}: {
  label: string;
  figure: FormattedFigure | null;
  strong?: boolean;
}) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-3">{label}</dt>
      <dd className={`text-sm leading-snug ${strong ? "font-semibold" : "font-medium"}`}>
        <FigureText figure={figure} showApprox={strong} />
      </dd>
    </div>
  );
}
