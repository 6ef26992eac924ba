import type { ReactNode } from "react";
import { describeRejection, hasPublicPage } from "#app/selling/owned/owned-listing.ts";
import type { OwnedListingView } from "#app/selling/owned/make-owned-listing-view.ts";
import { ListingTerm, StatusBadge } from "#app/selling/owned/status-badge.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

interface DeskHeadingProps {
  listing: OwnedListingView;
  archivedLeads: number;
  packageName: string | null;
  /** The list that leads here. */
  back: { label: string; to: string };
  children: ReactNode;
}

export function DeskHeading(props: DeskHeadingProps) {
  const { listing, archivedLeads, packageName, back, children } = props;
  const { id, title, status, place, expiresAt, leads } = listing;
  const isRunning = status === "active" || listing.isWithdrawn;
  return (
    <header>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <PlainLink
          to={back.to}
          className="inline-flex min-h-6 items-center text-sm font-semibold text-accent underline underline-offset-4"
        >
          {back.label}
        </PlainLink>
        {hasPublicPage(listing) && (
          <ButtonLink to={listingHref(listing)} variant="secondary" size="sm">
            View public page
          </ButtonLink>
        )}
      </div>
      <h2 className="display text-2xl wrap-anywhere md:text-3xl">{title}</h2>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm text-ink-2">
        <StatusBadge
          status={status}
          isWithdrawn={listing.isWithdrawn}
          isSaleAgreed={listing.isSaleAgreed}
        />
        {place && <span>{place}</span>}
        {packageName && <span>{packageName}</span>}
        {isRunning && expiresAt && (
          <span>
            <ListingTerm listing={listing} />
          </span>
        )}
        <PlainLink to={`/account/leads?listing=${id}`} className="link">
          {formatCount(leads ?? 0, { one: "lead", other: "leads" })}
        </PlainLink>
        {archivedLeads > 0 && (
          <PlainLink to={`/account/leads?listing=${id}&status=archived`} className="link">
            {formatCount(archivedLeads, { one: "archived lead", other: "archived leads" })}
          </PlainLink>
        )}
      </p>
      {listing.notConfirmedSince && (
        <p className="mt-3 text-sm text-warning">
          {`Buyers see “Not confirmed since ${listing.notConfirmedSince}”, and find it below other listings.`}
        </p>
      )}
      {listing.rejectionReason && (
        <p className="mt-3 text-sm text-danger">
          {describeRejection(status, listing.rejectionReason)}
        </p>
      )}
      {children}
    </header>
  );
}
