import { badgeClass } from "#app/ui/feedback/badge.tsx";
import type { ListingCardData } from "./listing-card-data.ts";
import type { ReactNode } from "react";
import trades from "./trades.svg?url";
import { Photo } from "#app/ui/media/photo.tsx";
import { photoHref, photoWidths } from "#app/listings/media/photo.ts";
import { FigureText } from "#app/listings/figures/listing-figure.tsx";

interface CardPhotoProps {
  listing: Pick<ListingCardData, "photo" | "illustration" | "badges">;
  sizes: string;
  eager?: boolean | undefined;
  transitionName?: string;
}

export function CardPhoto({ listing, sizes, eager, transitionName }: CardPhotoProps) {
  const { photo, illustration, badges } = listing;
  return (
    <ListingPhoto
      photo={photo}
      illustration={illustration}
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

interface ListingPhotoProps {
  photo: (NonNullable<ListingCardData["photo"]> & { placeholder?: string }) | null;
  illustration?: ListingCardData["illustration"];
  sizes: string;
  eager?: boolean;
  className?: string;
  transitionName?: string;
  children?: ReactNode;
}

export function ListingPhoto({ photo, illustration, ...rest }: ListingPhotoProps) {
  return (
    <Photo
      {...rest}
      fallback={!photo && illustration ? <Illustration trade={illustration} /> : undefined}
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

/** Says that it is one: it must not pass for a photo of the business. */
const Illustration = ({ trade }: { trade: string }) => (
  <>
    <svg aria-hidden="true" className="illustration">
      <use href={`${trades}#${trade}`} />
    </svg>
    <span className="illustration-note">Illustration</span>
  </>
);

interface CardFiguresProps {
  listing: Pick<ListingCardData, "askingPrice" | "revenue" | "cashFlow" | "multiple">;
  askingLabel: string;
  showCode?: boolean;
}

export function CardFigures({ listing, askingLabel, showCode }: CardFiguresProps) {
  const { askingPrice, revenue, cashFlow, multiple } = listing;
  return (
    <dl className="card-figures">
      <dt>{askingLabel}</dt>
      <FigureText as="dd" figure={askingPrice} showApprox showCode={showCode} />
      <dt>Revenue</dt>
      <FigureText as="dd" figure={revenue} />
      <dt>Cash flow</dt>
      <FigureText as="dd" figure={cashFlow} />
      <dt title="Asking price divided by cash flow">Multiple</dt>
      <dd>{multiple === null ? "–" : `${multiple.toFixed(1)}×`}</dd>
    </dl>
  );
}
