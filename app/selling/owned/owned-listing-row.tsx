import type { ReactNode } from "react";
import type { OwnedListingView } from "./make-owned-listing-view.ts";
import { describeRejection, editHref, hasPublicPage } from "./owned-listing.ts";
import { ListingTerm, StatusBadge } from "./status-badge.tsx";
import { mediaPath } from "#app/listings/media/listing-media.ts";
import { photoHref } from "#app/listings/media/photo.ts";
import { ReviewLine } from "#app/listings/review/review-note.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";
import { Photo } from "#app/ui/media/photo.tsx";
import { deskHref } from "#app/selling/desk/sections.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

export function OwnedListingRow({
  listing,
  children,
}: {
  listing: OwnedListingView;
  children?: ReactNode;
}) {
  const { id, title, place, status, views, leads, rejectionReason, expiresAt } = listing;
  const isPublic = hasPublicPage(listing);
  const editLabel = status === "draft" ? "Continue" : "Edit";
  const edit = editHref(listing);
  return (
    <article className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-3 py-4 sm:grid-cols-[7rem_minmax(0,1fr)_auto] sm:items-center">
      <Photo
        src={listing.photoId ? photoHref(listing.photoId, 400) : null}
        alt=""
        fallback="N/A"
        className="rounded-control"
      />
      <div className="min-w-0">
        <h3 className="line-clamp-2 font-serif text-lg leading-snug font-medium tracking-tight">
          <PlainLink to={isPublic ? listingHref(listing) : edit} className="hover:underline">
            {title}
          </PlainLink>
        </h3>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-2">
          <StatusBadge
            status={status}
            isWithdrawn={listing.isWithdrawn}
            isSaleAgreed={listing.isSaleAgreed}
          />
          {place && <span>{place}</span>}
          {status !== "draft" && (
            <span className="figures">{formatCount(views, { one: "view", other: "views" })}</span>
          )}
          {leads !== null && status !== "draft" && (
            <span className="figures">{formatCount(leads, { one: "lead", other: "leads" })}</span>
          )}
          {(status === "active" || listing.isWithdrawn) && expiresAt && (
            <span>
              <ListingTerm listing={listing} />
            </span>
          )}
        </p>
        {listing.documentRequests > 0 && (
          <p className="mt-2 text-sm">
            <PlainLink to={mediaPath(id, "documents")} className="link">
              {formatCount(listing.documentRequests, {
                one: "buyer asks to read your documents",
                other: "buyers ask to read your documents",
              })}
            </PlainLink>
          </p>
        )}
        {listing.hasFiguresMissing && (
          <p className="mt-2 text-sm text-warning">
            {"Buyers see “Not stated” where a figure is missing. "}
            <PlainLink to={deskHref(id, "figures")} className="link">
              Add price, revenue and cash flow
            </PlainLink>
          </p>
        )}
        {listing.notConfirmedSince && (
          <p className="mt-2 text-sm text-warning">
            {`Buyers see “Not confirmed since ${listing.notConfirmedSince}”, and find it below other listings.`}
          </p>
        )}
        {listing.review && <ReviewLine {...listing.review} />}
        {rejectionReason && (
          <p className="mt-2 text-sm text-danger">{describeRejection(status, rejectionReason)}</p>
        )}
        {children}
      </div>
      <div className="col-span-2 flex gap-2 sm:col-span-1">
        {isPublic && (
          <ButtonLink
            to={listingHref(listing)}
            variant="secondary"
            size="sm"
            aria-label={`View ${title}`}
          >
            View
          </ButtonLink>
        )}
        <ButtonLink to={edit} variant="secondary" size="sm" aria-label={`${editLabel} ${title}`}>
          {editLabel}
        </ButtonLink>
      </div>
    </article>
  );
}
