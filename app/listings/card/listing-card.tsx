import { Link, useLocation, useViewTransitionState } from "react-router";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import { CompareToggle } from "#app/listings/compare/compare-toggle.tsx";
import type { CardState } from "#app/listings/detail/previous-search.ts";
import type { ListingCardData, FormattedFigure } from "./listing-card-data.ts";
import { FigureText } from "#app/listings/figures/listing-figure.tsx";
import { CardPhoto } from "./card-photo.tsx";
import { SaveButton } from "./save-button.tsx";

interface ListingCardProps {
  listing: ListingCardData;
  /** The photo is above the fold. */
  eager?: boolean;
  headingLevel?: 2 | 3;
  sizes?: string;
}

const threeInARow = "(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw";

/** A single link covers the whole card; the save button is layered above it. */
export function ListingCard({
  listing,
  eager,
  headingLevel = 3,
  sizes = threeInARow,
}: ListingCardProps) {
  const Heading = `h${headingLevel}` as const;
  const href = `/business/${listing.id}`;
  const { pathname, search } = useLocation();
  // View transition from the card's photo to the page's photo. Only the clicked card is named, or the browser would animate all
  // of them.
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
      {/* Reserve two lines for the title, so that the figures of a row of cards align. */}
      <Heading className="mt-1 line-clamp-2 min-h-[2lh] font-serif text-lg leading-snug font-medium tracking-tight text-pretty">
        <Link
          to={href}
          state={{ search: pathname + search } satisfies CardState}
          prefetch="intent"
          viewTransition
          className="covers group-hover:underline"
        >
          {listing.title}
        </Link>
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
        {/* Devices with hover show the compare button on hover; once pressed it stays visible. */}
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
