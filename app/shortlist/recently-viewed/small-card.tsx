import type { ListingCardData } from "#app/listings/card/listing-card-data.ts";
import { FigureText } from "#app/listings/figures/listing-figure.tsx";
import { ListingPhoto } from "#app/listings/card/card-photo.tsx";
import { listingHref } from "#app/listings/listing-address.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

interface SmallCardProps {
  card: ListingCardData;
  eager?: boolean;
}

export function SmallCard({ card, eager }: SmallCardProps) {
  return (
    <article className="group relative">
      <ListingPhoto
        photo={card.photo}
        illustration={card.illustration}
        sizes="15rem"
        eager={eager}
        className="rounded-surface"
      />
      <h3 className="mt-2 line-clamp-2 min-h-[2lh] text-sm leading-snug font-semibold">
        <PlainLink to={listingHref(card)} className="covers group-hover:underline">
          {card.title}
        </PlainLink>
      </h3>
      <p className="truncate text-xs text-ink-3">{card.place}</p>
      <p className="mt-0.5 text-sm font-medium">
        <FigureText figure={card.askingPrice} showApprox />
      </p>
    </article>
  );
}
